#!/usr/bin/env bash
# Guess:    a local time in the hour that spring leaves out is read with the offset before the gap, as RFC 5545 (3.3.5) says:
#           2:30 on 28 March 2027 in Warsaw is 01:30Z, which the clock on the wall shows as 3:30.
# Version:  ical.js 2.2.1
# Happens:  it is read as 00:30Z, which the clock shows as 1:30: an hour before, on the other side of the gap. An event from
#           1:30 to 2:30 therefore begins and ends at the same instant.
# Matters:  whoever writes a visit's end as a local time loses its whole length for this reader, and with it for the calendar
#           programs built on it. Its end in UTC is read right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund ical.js@2.2.1 >>npm.log
cat >expected.txt <<'EOF'
2027-03-28T00:30:00.000Z 2027-03-28T00:30:00.000Z
2027-03-28T00:30:00.000Z 2027-03-28T01:30:00.000Z
EOF
cat >run.mjs <<'EOF'
import ICAL from 'ical.js';

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

function read(start, end) {
  const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//clinic//visits//EN
${ZONE}
BEGIN:VEVENT
UID:spring@clinic.example
DTSTAMP:20270101T000000Z
DTSTART${start}
DTEND${end}
END:VEVENT
END:VCALENDAR`;
  const calendar = new ICAL.Component(ICAL.parse(file.replaceAll('\n', '\r\n')));
  ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')));
  const { startDate, endDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent'));
  console.log(startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString());
}
read(';TZID=Europe/Warsaw:20270328T013000', ';TZID=Europe/Warsaw:20270328T023000');
read(':20270328T003000Z', ':20270328T013000Z');
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
