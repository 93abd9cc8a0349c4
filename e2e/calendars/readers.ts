import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from './written-files.ts';

/** A calendar program or library of Debian. */
export interface Reader {
  name: string;
  /** The packages that `apt-get install` brings it with; of the first one the version is told. */
  packages: string[];
  /** What it finds in a file. `folder` is empty, and its own. */
  read(file: string, folder: string): Event[];
}

// Debian's own programs. Elsewhere than in Warsaw: a program that takes its own zone for the clinic's is found out.
const ELSEWHERE = { ...process.env, PATH: '/usr/bin:/bin', TZ: 'America/New_York', LC_ALL: 'C.UTF-8' };
const AS_UTC = { ...ELSEWHERE, TZ: 'UTC' };

const run = (program: string, args: string[], env = ELSEWHERE) =>
  execFileSync(program, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });

const library = (name: string, program: string, script: string, packages: string[]): Reader => ({
  name,
  packages,
  read: (file) => JSON.parse(run(program, [join(import.meta.dirname, 'readers', `read-with-${script}`), file])),
});

const linesOf = (text: string) => text.split('\n').filter((line) => line.includes('\t'));

function readByKhal(file: string, folder: string): Event[] {
  const config = join(folder, 'config');
  mkdirSync(join(folder, 'visits'));
  writeFileSync(
    config,
    `[calendars]
[[visits]]
path = ${join(folder, 'visits')}
[sqlite]
path = ${join(folder, 'khal.db')}
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%MZ
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%dT%H:%MZ
longdatetimeformat = %Y-%m-%dT%H:%MZ
`,
  );
  const khal = (...args: string[]) => run('khal', ['-c', config, ...args], AS_UTC);
  khal('import', '--batch', '-a', 'visits', file);
  const format = '{uid}\t{start-long}\t{end-long}\t{title}\t{status}';
  return linesOf(
    khal('list', '--once', '--notstarted', '--day-format', '', '--format', format, '2027-01-01', '2027-12-31'),
  ).map((line) => {
    const [uid = '', start = '', end = '', title = '', status = ''] = line.split('\t');
    return { uid, start, end, title, sequence: null, status: status.trim() || null };
  });
}

/** It keeps no UID: an event is known by its title. */
function readByCalcurse(file: string, folder: string): Event[] {
  const calcurse = (...args: string[]) => run('calcurse', ['-D', folder, ...args], AS_UTC);
  calcurse('-q', '-i', file);
  const format = '%(start:%Y-%m-%dT%H:%MZ)\t%(end:%Y-%m-%dT%H:%MZ)\t%m\n';
  const found = linesOf(
    calcurse(
      '-Q',
      '--input-datefmt',
      '4',
      '--filter-type',
      'apt',
      '--from',
      '2027-01-01',
      '--to',
      '2027-12-31',
      '--format-apt',
      format,
    ),
  ).map((line) => {
    const [start = '', end = '', title = ''] = line.split('\t');
    return { uid: '', start, end, title, sequence: null, status: null };
  });
  // What goes past midnight stands on both days.
  return found.filter(({ title }, at) => found.findIndex((other) => other.title === title) === at);
}

export const READERS: Reader[] = [
  library('libical', 'python3', 'libical.py', ['gir1.2-ical-3.0', 'python3-gi']),
  library('icalendar (Python)', 'python3', 'icalendar.py', ['python3-icalendar']),
  library('vobject (Python)', 'python3', 'vobject.py', ['python3-vobject']),
  library('sabre/vobject (PHP)', 'php', 'sabre.php', ['php-sabre-vobject', 'php-cli']),
  library('icalendar (Ruby)', 'ruby', 'icalendar.rb', ['ruby-icalendar', 'ruby-tzinfo', 'ruby']),
  { name: 'khal', packages: ['khal'], read: readByKhal },
  { name: 'calcurse', packages: ['calcurse'], read: readByCalcurse },
];

/** The version of a Debian package; null where it is not installed. */
export function versionOf(name: string): string | null {
  try {
    const [, version = ''] = execFileSync('dpkg-query', ['-W', name], { encoding: 'utf8', stdio: 'pipe' }).split('\t');
    return version.trim() || null;
  } catch {
    return null;
  }
}
