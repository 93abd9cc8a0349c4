#!/usr/bin/env bash
# Guess:    a calendar program that imports three files of one event (booked, moved, cancelled; one UID, a higher SEQUENCE each,
#           METHOD:CANCEL at last) has one event, or none (RFC 5546, 3.2.5).
# Version:  calcurse 4.7.1-1 of Debian
# Happens:  each file adds an appointment, the cancelled one too and without a mark: three visits, one of which is true.
# Matters:  a visit that was moved stays in the calendar at its old time, whatever the file says. Only a subscription, read anew
#           each time, is right in every program; a site that only hands out files must say so where it does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
apt-get download -qq calcurse=4.7.1-1 >apt.log 2>&1
dpkg -x calcurse_*.deb program
cat >expected.txt <<'EOF'
11/23/26:
 - 14:30 -> 15:00
	Visit of Rex
11/24/26:
 - 09:00 -> 09:30
	Visit of Rex
 - 09:00 -> 09:30
	Visit of Rex
EOF
event() { # method, sequence, status, day and time of start and of end
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN "METHOD:$1" BEGIN:VEVENT UID:visit-1@example \
    DTSTAMP:20261120T080000Z "SEQUENCE:$2" "STATUS:$3" "DTSTART:$4" "DTEND:$5" 'SUMMARY:Visit of Rex' \
    END:VEVENT END:VCALENDAR
}
event PUBLISH 0 CONFIRMED 20261123T143000 20261123T150000 >booked.ics
event PUBLISH 1 CONFIRMED 20261124T090000 20261124T093000 >moved.ics
event CANCEL 2 CANCELLED 20261124T090000 20261124T093000 >cancelled.ics
export TZ=Europe/Warsaw LC_ALL=C
calcurse() { program/usr/bin/calcurse -D data -C settings "$@"; }
for file in booked moved cancelled; do calcurse -q -i "$file.ics" >>import.log; done
calcurse -Q --from 11/23/2026 --days 2 | sed '/^$/d' | tee seen.txt
diff expected.txt seen.txt
