"""Every process of the server writes down for itself who looks."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("site", "0005_people_and_friends")]

    operations: ClassVar = [
        migrations.RunSQL("DELETE FROM site_presence", migrations.RunSQL.noop),
        migrations.RemoveConstraint(model_name="presence", name="one_presence_a_person"),
        migrations.AddField(
            model_name="presence",
            name="process",
            field=models.CharField(max_length=32, default=""),
            preserve_default=False,
        ),
        migrations.AddConstraint(
            model_name="presence",
            constraint=models.UniqueConstraint(
                fields=["table", "person", "process"], name="one_presence_a_process"
            ),
        ),
    ]
