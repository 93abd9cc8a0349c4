#!/usr/bin/env bash
# Guess:    the file of a widely used writer of calendars keeps to the grammar: all properties of the calendar, then its components
#           (RFC 5545, 3.4: icalbody = calprops component).
# Version:  ical-generator 11.1.2
# Happens:  with rules of a time zone and a `ttl`, TIMEZONE-ID, X-WR-TIMEZONE, REFRESH-INTERVAL and X-PUBLISHED-TTL come after
#           END:VTIMEZONE.
# Matters:  a reader that keeps to the grammar refuses the feed, or never learns how often to ask and leaves a visit that has
#           moved where it was. The lines have to be put in order before the file goes out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund ical-generator@11.1.2 >>npm.log
cat >expected.txt <<'EOF'
END:VTIMEZONE
TIMEZONE-ID:Europe/Warsaw
X-WR-TIMEZONE:Europe/Warsaw
REFRESH-INTERVAL;VALUE=DURATION:PT1H
X-PUBLISHED-TTL:PT1H
BEGIN:VEVENT
EOF
cat >run.mjs <<'EOF'
import ical from 'ical-generator';

const ZONE = `BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:20261025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');
const calendar = ical({ ttl: 3600, timezone: { name: 'Europe/Warsaw', generator: () => ZONE } });
calendar.createEvent({ id: 'visit', stamp: new Date(0), start: new Date('2026-12-01T09:00Z'), summary: 'Visit' });
const lines = calendar.toString().split('\r\n');
console.log(lines.slice(lines.indexOf('END:VTIMEZONE'), lines.indexOf('BEGIN:VEVENT') + 1).join('\n'));
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
