"""Tables say by which version of the rules they are played; all before this were played by the first."""
# ruff: noqa: RUF012, as Django writes it
# mypy: ignore-errors

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('site', '0001_tables'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='rules',
            field=models.CharField(default='1', max_length=20),
            preserve_default=False,
        ),
    ]
