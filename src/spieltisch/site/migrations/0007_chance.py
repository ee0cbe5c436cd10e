"""From which step on the chance of a table can be checked; of tables begun before, nobody can say."""
# ruff: noqa: RUF012, as Django writes it
# mypy: ignore-errors

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('site', '0006_presence'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='chance_from',
            field=models.PositiveIntegerField(null=True),
        ),
    ]
