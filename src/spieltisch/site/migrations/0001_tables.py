"""Tables, seats, steps."""
# ruff: noqa: E501, I001, RUF012, as Django writes it
# mypy: ignore-errors

import django.db.models.deletion
import django.utils.timezone
import spieltisch.site.models
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
    ]

    operations = [
        migrations.CreateModel(
            name='Table',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('public_id', models.CharField(default=spieltisch.site.models.new_public_id, max_length=16, unique=True)),
                ('game', models.CharField(max_length=40)),
                ('players', models.PositiveSmallIntegerField()),
                ('options', models.JSONField()),
                ('position', models.JSONField(null=True)),
                ('secret', models.CharField(default=spieltisch.site.models.new_secret, max_length=64)),
                ('speed', models.CharField(default='normal', max_length=8)),
                ('version', models.PositiveIntegerField(default=0)),
                ('to_move', models.SmallIntegerField(null=True)),
                ('created', models.DateTimeField(default=django.utils.timezone.now)),
                ('moved', models.DateTimeField(default=django.utils.timezone.now)),
                ('ended', models.DateTimeField(null=True)),
                ('winners', models.JSONField(null=True)),
            ],
            options={
                'indexes': [models.Index(fields=['ended', 'to_move'], name='table_whose_turn')],
            },
        ),
        migrations.CreateModel(
            name='Step',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('actor', models.SmallIntegerField()),
                ('text', models.CharField(max_length=80)),
                ('chosen', models.BooleanField()),
                ('created', models.DateTimeField(default=django.utils.timezone.now)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='steps', to='site.table')),
            ],
            options={
                'ordering': ['number'],
                'constraints': [models.UniqueConstraint(fields=('table', 'number'), name='one_step_a_number')],
            },
        ),
        migrations.CreateModel(
            name='Seat',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField()),
                ('kind', models.CharField(choices=[('human', 'Human'), ('bot', 'Bot')], max_length=8)),
                ('level', models.PositiveSmallIntegerField(default=0)),
                ('name', models.CharField(blank=True, max_length=24)),
                ('person', models.CharField(blank=True, db_index=True, max_length=64)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='site.table')),
            ],
            options={
                'ordering': ['number'],
                'constraints': [models.UniqueConstraint(fields=('table', 'number'), name='one_player_a_seat')],
            },
        ),
    ]
