import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READERS, type Reader, versionOf } from './readers.ts';
import { type Event, WRITTEN, type WrittenFile } from './written-files.ts';

// `node calendars/read-calendars.ts`: every kind of calendar file that the product writes, read by calendar programs of Debian.
// Outside CI, as it needs their packages. Ends with 1 where a program reads another instant than was written.

/** A reading of one event, and who read it so; null: nothing. */
interface Reading {
  event: Event | null;
  by: string[];
}

const missing = READERS.flatMap(({ packages }) => packages).filter((name) => versionOf(name) === null);
if (missing.length > 0) {
  console.log(`Please install: apt-get install --no-install-recommends ${missing.join(' ')}`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'veto-calendars-'));
try {
  for (const { name, packages } of READERS) console.log(`${name}: ${packages[0]} ${versionOf(packages[0] ?? '')}`);
  console.log('\n| file | read by | start | end | title | SEQUENCE | status |\n|---|---|---|---|---|---|---|');
  const wrong = WRITTEN.flatMap((file) => readByAll(file));
  for (const line of wrong) console.log(`Wrong instant: ${line}`);
  console.log(`\n${WRITTEN.length} files, ${READERS.length} readers, ${wrong.length} wrong instants`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}

/** Prints how the events of a file were read. @returns a line for each wrong instant. */
function readByAll(file: WrittenFile): string[] {
  const path = join(folder, 'visits.ics');
  writeFileSync(path, file.text);
  const found = READERS.map((reader) => ({ reader, events: eventsOf(reader, path) }));
  return file.events.flatMap((written) => {
    const readings: Reading[] = [];
    const wrong: string[] = [];
    for (const { reader, events } of found) {
      const event = events.find(({ uid, title }) => (uid ? uid === written.uid : title === written.title)) ?? null;
      const alike = readings.find((reading) => isSame(reading.event, event));
      if (alike) alike.by.push(reader.name);
      else readings.push({ event, by: [reader.name] });
      if (event?.start !== written.start || event.end !== written.end)
        wrong.push(
          `${file.name}, ${written.title}: ${written.start} to ${written.end}, ${reader.name} reads ${event ? `${event.start} to ${event.end}` : 'nothing'}`,
        );
    }
    for (const { event, by } of readings)
      console.log(`| ${file.name} | ${by.length === READERS.length ? 'all' : by.join(', ')} | ${cellsOf(event)} |`);
    return wrong;
  });
}

/** Every reading in a folder of its own, as programs keep what they have read. */
function eventsOf(reader: Reader, path: string): Event[] {
  const own = join(folder, 'own');
  mkdirSync(own);
  try {
    return reader.read(path, own);
  } catch (error) {
    console.log(`${reader.name} fails: ${error instanceof Error ? error.message : error}`);
    return [];
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** Alike in all that the second reading tells. */
function isSame(one: Event | null, other: Event | null): boolean {
  if (!one || !other) return one === other;
  return (['start', 'end', 'title', 'sequence', 'status'] as const).every(
    (field) => other[field] === null || other[field] === one[field],
  );
}

function cellsOf(event: Event | null): string {
  if (!event) return 'nothing | | | |';
  const { start, end, title, sequence, status } = event;
  return [start, end, title, sequence ?? '–', status ?? '–'].join(' | ');
}
