"""python3-icalendar: what a file says, as JSON."""
import json
import sys
from datetime import timezone

from icalendar import Calendar


def moment(value):
    return value.dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%MZ")


with open(sys.argv[1], "rb") as file:
    calendar = Calendar.from_ical(file.read())
print(json.dumps([
    {
        "uid": str(event["UID"]),
        "start": moment(event["DTSTART"]),
        "end": moment(event["DTEND"]),
        "title": str(event["SUMMARY"]),
        "sequence": int(event["SEQUENCE"]),
        "status": str(event["STATUS"]),
    }
    for event in calendar.walk("VEVENT")
]))
