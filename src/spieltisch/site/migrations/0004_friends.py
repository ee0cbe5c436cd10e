"""Tables that wait for people, and the table where the same people play next."""
# ruff: noqa: E501, RUF012, as Django writes it
# mypy: ignore-errors

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('site', '0003_reflexes'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='waiting',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='table',
            name='again',
            field=models.OneToOneField(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='before', to='site.table'),
        ),
    ]
