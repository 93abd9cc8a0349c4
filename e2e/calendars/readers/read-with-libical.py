"""libical, which Evolution, GNOME Calendar and KOrganizer read with, by GObject: what a file says, as JSON."""
import json
import sys
from datetime import datetime, timezone

import gi

gi.require_version("ICalGLib", "3.0")
from gi.repository import ICalGLib  # noqa: E402

STATUS = {
    ICalGLib.PropertyStatus.CONFIRMED: "CONFIRMED",
    ICalGLib.PropertyStatus.CANCELLED: "CANCELLED",
}


def moment(time, calendar, kind, event):
    parameter = event.get_first_property(kind).get_first_parameter(ICalGLib.ParameterKind.TZID_PARAMETER)
    zone = calendar.get_timezone(parameter.get_tzid()) if parameter else ICalGLib.Timezone.get_utc_timezone()
    seconds = time.as_timet_with_zone(zone)
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%MZ")


def event_of(event, calendar):
    return {
        "uid": event.get_uid(),
        "start": moment(event.get_dtstart(), calendar, ICalGLib.PropertyKind.DTSTART_PROPERTY, event),
        "end": moment(event.get_dtend(), calendar, ICalGLib.PropertyKind.DTEND_PROPERTY, event),
        "title": event.get_summary(),
        "sequence": event.get_sequence(),
        "status": STATUS.get(event.get_status(), "none"),
    }


with open(sys.argv[1], encoding="utf-8", newline="") as file:
    calendar = ICalGLib.Component.new_from_string(file.read())
events = []
event = calendar.get_first_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
while event:
    events.append(event_of(event, calendar))
    event = calendar.get_next_component(ICalGLib.ComponentKind.VEVENT_COMPONENT)
print(json.dumps(events))
