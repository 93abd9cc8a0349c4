<?php
// sabre/vobject, which Nextcloud reads with: what a file says, as JSON.
require 'Sabre/VObject/autoload.php';

$utc = new DateTimeZone('UTC');
$moment = fn ($property) => (clone $property->getDateTime())->setTimezone($utc)->format('Y-m-d\TH:i\Z');
$calendar = Sabre\VObject\Reader::read(file_get_contents($argv[1]));
$events = [];
foreach ($calendar->select('VEVENT') as $event) {
    $events[] = [
        'uid' => (string) $event->UID,
        'start' => $moment($event->DTSTART),
        'end' => $moment($event->DTEND),
        'title' => (string) $event->SUMMARY,
        'sequence' => (int) (string) $event->SEQUENCE,
        'status' => (string) $event->STATUS,
    ];
}
echo json_encode($events);
