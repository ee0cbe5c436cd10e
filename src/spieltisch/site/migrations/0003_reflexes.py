"""Questions that must not betray: which table asks one, how a seat answers, and what it answered already."""
# ruff: noqa: RUF012, as Django writes it
# mypy: ignore-errors

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('site', '0002_rules_of_a_table'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='reflex',
            field=models.CharField(blank=True, default='', max_length=20),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='seat',
            name='reflex',
            field=models.CharField(default='ask', max_length=8),
        ),
        migrations.AddField(
            model_name='seat',
            name='answer',
            field=models.CharField(blank=True, default='', max_length=80),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='seat',
            name='answered',
            field=models.PositiveIntegerField(null=True),
        ),
    ]
