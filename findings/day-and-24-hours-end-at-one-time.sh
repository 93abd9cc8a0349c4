#!/usr/bin/env bash
# Guess:    a day's length and a length of 24 hours differ in the night in which the clocks move, as RFC 5545 (3.3.6) says: a stay
#           from noon on 28 March 2026 in Warsaw ends at noon after P1D (10:00Z), and at 13:00 after PT24H (11:00Z).
# Version:  ical.js 2.2.1, node-ical 0.27.2
# Happens:  each reader knows one of the two. ical.js ends both at noon, so that 24 hours are 23; node-ical ends both at 13:00,
#           so that a day lasts an hour too long.
# Matters:  a stay over that night that is written with DURATION ends an hour early or late in one of them, whichever form is
#           taken. An end that is written as DTEND in UTC is the same for both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 >>npm.log
cat >expected.txt <<'EOF'
DURATION:P1D ical.js 10:00Z node-ical 11:00Z
DURATION:PT24H ical.js 10:00Z node-ical 11:00Z
DTEND:20260329T110000Z ical.js 11:00Z node-ical 11:00Z
EOF
cat >run.mjs <<'EOF'
import ICAL from 'ical.js';
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

const hour = (date) => `${date.toISOString().slice(11, 16)}Z`;

for (const end of ['DURATION:P1D', 'DURATION:PT24H', 'DTEND:20260329T110000Z']) {
  const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//clinic//stays//EN
${ZONE}
BEGIN:VEVENT
UID:stay@clinic.example
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Warsaw:20260328T120000
${end}
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n');
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')));
  const { endDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent'));
  const stay = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === 'VEVENT');
  console.log(end, 'ical.js', hour(endDate.toJSDate()), 'node-ical', hour(stay.end));
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
