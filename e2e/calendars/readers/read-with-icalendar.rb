# ruby-icalendar: what a file says, as JSON.
require 'icalendar'
require 'icalendar/tzinfo'
require 'json'

moment = ->(value) { value.to_time.utc.strftime('%Y-%m-%dT%H:%MZ') }
calendars = File.open(ARGV[0], 'r:UTF-8') { |file| Icalendar::Calendar.parse(file) }
puts calendars.flat_map(&:events).map { |event|
  {
    uid: event.uid.to_s,
    start: moment.(event.dtstart),
    end: moment.(event.dtend),
    title: event.summary.to_s,
    sequence: event.sequence.to_i,
    status: event.status.to_s
  }
}.to_json
