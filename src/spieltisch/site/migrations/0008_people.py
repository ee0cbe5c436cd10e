"""How often somebody did something lately, counted for all processes together."""
# ruff: noqa: RUF012, as Django writes it
# mypy: ignore-errors

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0007_chance"),
    ]

    operations = [
        migrations.CreateModel(
            name="Count",
            fields=[
                ("key", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("times", models.PositiveIntegerField()),
                ("ends", models.DateTimeField(db_index=True)),
            ],
        ),
    ]
