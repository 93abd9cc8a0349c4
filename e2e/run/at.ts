import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/**
 * `node e2e/run/at.ts 2026-12-24T23:30Z COMMAND …`: runs the command, and all that it starts, as if it were that moment: a site, its
 * database and its tests by libfaketime (Debian's package of that name), pages of journeys by the `context` of fixtures/test.ts.
 * Documents keep today: the processes that paint them get nothing of the site's environment.
 */
const [moment = '', command, ...values] = process.argv.slice(2);
const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
if (Number.isNaN(ahead) || !command) throw new Error('Usage: node e2e/run/at.ts 2026-12-24T23:30Z COMMAND …');
if (!library) throw new Error('There is no libfaketime: apt-get install -y libfaketime');

const clock = { FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`, FAKETIME_DONT_FAKE_MONOTONIC: '1', LD_PRELOAD: library };
const { status } = spawnSync(command, values, { stdio: 'inherit', env: { ...process.env, ...clock } });
process.exitCode = status ?? 1;
