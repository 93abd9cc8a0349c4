#!/usr/bin/env bash
# Guess:    of two versions of an event in one file, the later DTSTAMP wins, so that a cancellation cancels.
# Version:  node-ical 0.27.2
# Happens:  the version with the lower SEQUENCE is dropped, however young it is, with a line on the console: the visit stays,
#           confirmed, at its old time. RFC 5546 asks for that: SEQUENCE decides before DTSTAMP.
# Matters:  a site that counts SEQUENCE in two places (one for moves, one for cancellations) sends cancellations that readers
#           ignore. One counter must write all files of a visit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund node-ical@0.27.2 >>npm.log
cat >expected.txt <<'EOF'
cancelled with SEQUENCE 0: CONFIRMED 1
cancelled with SEQUENCE 2: CANCELLED 2
EOF
cat >run.mjs <<'EOF'
import nodeIcal from 'node-ical';

console.warn = () => {};
const event = (stamp, sequence, status) => `BEGIN:VEVENT
UID:visit-1@clinic.example
DTSTAMP:${stamp}
DTSTART:20270111T090000Z
DTEND:20270111T093000Z
SEQUENCE:${sequence}
STATUS:${status}
SUMMARY:Visit
END:VEVENT`;
for (const sequence of [0, 2]) {
  const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//clinic//visits//EN
${event('20270105T120000Z', 1, 'CONFIRMED')}
${event('20270106T120000Z', sequence, 'CANCELLED')}
END:VCALENDAR`;
  const kept = Object.values(nodeIcal.sync.parseICS(file.replaceAll('\n', '\r\n'))).find(({ type }) => type === 'VEVENT');
  console.log(`cancelled with SEQUENCE ${sequence}: ${kept.status} ${kept.sequence}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
