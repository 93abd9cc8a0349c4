#!/usr/bin/env bash
# Guess:    `event.url` and `event.summary` are strings.
# Version:  node-ical 0.27.2
# Happens:  as soon as the property has a parameter (`URL;VALUE=URI:`, `SUMMARY;LANGUAGE=pl:`), the same field is an object with
#           `params` and `val`; without one it is a string.
# Matters:  a feed that names the language of its words, as a Polish clinic's should, shows '[object Object]' in programs that
#           print the field. A test of a feed must read both shapes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund node-ical@0.27.2 >>npm.log
cat >expected.txt <<'EOF'
Visit, https://clinic.example/visits/1 ["Visit","https://clinic.example/visits/1"]
[object Object], [object Object] [{"params":{"LANGUAGE":"pl"},"val":"Wizyta"},{"params":{"VALUE":"URI"},"val":"https://clinic.example/visits/1"}]
EOF
cat >run.mjs <<'EOF'
import nodeIcal from 'node-ical';

function read(url, summary) {
  const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//clinic//visits//EN
BEGIN:VEVENT
UID:visit-1@clinic.example
DTSTAMP:20270101T000000Z
DTSTART:20270111T090000Z
SUMMARY${summary}
URL${url}
END:VEVENT
END:VCALENDAR`;
  const event = Object.values(nodeIcal.sync.parseICS(file.replaceAll('\n', '\r\n'))).find(({ type }) => type === 'VEVENT');
  console.log(`${event.summary}, ${event.url}`, JSON.stringify([event.summary, event.url]));
}
read(':https://clinic.example/visits/1', ':Visit');
read(';VALUE=URI:https://clinic.example/visits/1', ';LANGUAGE=pl:Wizyta');
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
