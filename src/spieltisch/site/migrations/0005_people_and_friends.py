"""People and their accounts, and what tables with friends need: clocks, proposals, presence."""
# ruff: noqa: RUF012, as Django writes it
# mypy: ignore-errors

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


def know_everybody(apps, schema_editor):
    """Whoever sits at a table is a person; the first of them set it up."""
    table, seat, person = (apps.get_model("site", name) for name in ("Table", "Seat", "Person"))
    seats = seat.objects.exclude(person="").order_by("table", "number")
    rows = {token: person(token=token, name=name) for token, name in seats.values_list("person", "name")}
    person.objects.bulk_create(rows.values())
    hosts = {}
    for of_table, token in seats.values_list("table", "person"):
        hosts.setdefault(of_table, token)
    for of_table, token in hosts.items():
        table.objects.filter(pk=of_table).update(host=token)
    table.objects.exclude(again=None).update(changed=1)


class Migration(migrations.Migration):
    dependencies = [
        ("site", "0004_friends"),
    ]

    operations = [
        migrations.CreateModel(
            name="Account",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("password", models.CharField(max_length=128, verbose_name="password")),
                ("last_login", models.DateTimeField(blank=True, null=True, verbose_name="last login")),
                ("key", models.CharField(max_length=72, unique=True)),
                ("name", models.CharField(max_length=24)),
                ("email", models.EmailField(blank=True, max_length=254)),
                ("confirmed", models.BooleanField(default=False)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Block",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.CreateModel(
            name="Person",
            fields=[
                ("token", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("name", models.CharField(blank=True, max_length=24)),
                ("language", models.CharField(default="en", max_length=5)),
                ("zone", models.CharField(default="UTC", max_length=64)),
                ("wakes", models.PositiveSmallIntegerField(default=8)),
                ("sleeps", models.PositiveSmallIntegerField(default=23)),
                ("weekends", models.BooleanField(default=True)),
                ("quiet", models.BooleanField(default=False)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.CreateModel(
            name="Presence",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("person", models.CharField(max_length=64)),
                ("until", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="Proposal",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[("undo", "Undo"), ("wait", "Wait"), ("bot", "Bot"), ("end", "End")],
                        max_length=8,
                    ),
                ),
                ("about", models.PositiveSmallIntegerField()),
                ("value", models.PositiveIntegerField(default=0)),
                ("version", models.PositiveIntegerField()),
                ("agreed", models.JSONField(default=list)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.AddField(
            model_name="seat",
            name="invited",
            field=models.CharField(blank=True, max_length=64),
        ),
        migrations.AddField(
            model_name="seat",
            name="left",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="notes",
            field=models.TextField(blank=True, max_length=4000),
        ),
        migrations.AddField(
            model_name="seat",
            name="seen",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="stand_in",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="broken_off",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="changed",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="deadline",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="host",
            field=models.CharField(blank=True, max_length=64),
        ),
        migrations.AddField(
            model_name="table",
            name="irregular",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="open",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="pace",
            field=models.CharField(
                choices=[("free", "Free"), ("live", "Live"), ("days", "Days")], default="free", max_length=8
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="patience",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="talk",
            field=models.BooleanField(default=True),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(fields=["ended", "deadline"], name="table_deadline"),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(fields=["open", "waiting"], name="table_in_the_lobby"),
        ),
        migrations.AddField(
            model_name="block",
            name="by",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="blocks", to="site.person"
            ),
        ),
        migrations.AddField(
            model_name="block",
            name="whom",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="blocked_by", to="site.person"
            ),
        ),
        migrations.AddField(
            model_name="account",
            name="person",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.PROTECT, related_name="account", to="site.person"
            ),
        ),
        migrations.AddField(
            model_name="presence",
            name="table",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="presences", to="site.table"
            ),
        ),
        migrations.AddField(
            model_name="proposal",
            name="table",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="proposals", to="site.table"
            ),
        ),
        migrations.AddConstraint(
            model_name="block",
            constraint=models.UniqueConstraint(fields=("by", "whom"), name="one_block_a_pair"),
        ),
        migrations.AddConstraint(
            model_name="presence",
            constraint=models.UniqueConstraint(fields=("table", "person"), name="one_presence_a_person"),
        ),
        migrations.RunPython(know_everybody, migrations.RunPython.noop),
    ]
