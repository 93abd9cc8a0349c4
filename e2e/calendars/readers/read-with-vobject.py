"""python3-vobject, which Radicale and gcalcli read with: what a file says, as JSON."""
import json
import sys
from datetime import timezone

import vobject


def moment(line):
    return line.value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%MZ")


with open(sys.argv[1], encoding="utf-8", newline="") as file:
    calendar = vobject.readOne(file.read())
print(json.dumps([
    {
        "uid": event.uid.value,
        "start": moment(event.dtstart),
        "end": moment(event.dtend),
        "title": event.summary.value,
        "sequence": int(event.sequence.value),
        "status": event.status.value,
    }
    for event in getattr(calendar, "vevent_list", [])
]))
