#!/usr/bin/env bash
# Guess:    libraries agree on which instant 2:30 is in the night in which the clock is put back, as RFC 5545 settles it: an
#           ambiguous local time is its first occurrence, in summer time.
# Version:  @js-temporal/polyfill 0.5.1, luxon 3.7.2, ical.js 2.2.1, node-ical 0.27.2
# Happens:  Temporal takes the first 2:30, the other three take the second.
# Matters:  a visit at 2:30 in that night that is written as a local time is an hour late for half of its readers, and the page
#           that wrote it may not be among those who agree. Write instants in UTC near a change of clocks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @js-temporal/polyfill@0.5.1 luxon@3.7.2 ical.js@2.2.1 node-ical@0.27.2 >>npm.log
cat >expected.txt <<'EOF'
Temporal 2027-10-31T00:30:00.000Z
luxon 2027-10-31T01:30:00.000Z
ical.js 2027-10-31T01:30:00.000Z
node-ical 2027-10-31T01:30:00.000Z
EOF
cat >run.mjs <<'EOF'
import { Temporal } from '@js-temporal/polyfill';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import nodeIcal from 'node-ical';

const ZONE = `BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE`;
const FILE = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//clinic//visits//EN
${ZONE}
BEGIN:VEVENT
UID:night@clinic.example
DTSTAMP:20270101T000000Z
DTSTART;TZID=Europe/Warsaw:20271031T023000
SUMMARY:Night visit
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n');

const calendar = new ICAL.Component(ICAL.parse(FILE));
ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')));
const readings = {
  Temporal: Temporal.PlainDateTime.from('2027-10-31T02:30').toZonedDateTime('Europe/Warsaw').epochMilliseconds,
  luxon: DateTime.fromISO('2027-10-31T02:30', { zone: 'Europe/Warsaw' }).toMillis(),
  'ical.js': +new ICAL.Event(calendar.getFirstSubcomponent('vevent')).startDate.toJSDate(),
  'node-ical': +Object.values(nodeIcal.sync.parseICS(FILE)).find(({ type }) => type === 'VEVENT').start,
};
for (const [reader, instant] of Object.entries(readings)) console.log(reader, new Date(instant).toISOString());
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
