import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processTree } from '../load/site-processes.ts';
import { startSite } from '../site/start-site.ts';
import { machine, publishSection, table } from './section.ts';

/** `memory.ts [--minutes 10]`: how long ten connections ask, twice. Linux only. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const CONNECTIONS = 10;
/** Sessions of the database that nobody needs are closed by then. */
const REST_MS = 90_000;

const measuredOn = machine();
// Without a gate, and with an address of its own: only then is there a sitemap.
const site = await startSite({ env: { VETO_GATE_PASSWORD: '', VETO_SITE_URL: 'https://veto.example' } });
try {
  const { pid = 0 } = site.process;
  await wait(REST_MS);
  const rows: [string, number][] = [['at rest', megabytesOf(pid)]];
  const addresses = await publicAddresses(site.url);
  for (const round of ['once', 'twice']) {
    await ask(addresses, Number(values.minutes) * 60_000);
    await wait(REST_MS);
    rows.push([`after ${values.minutes} minutes of ${CONNECTIONS} connections, ${round}`, megabytesOf(pid)]);
  }
  await publishSection({
    title: 'Memory of a site',
    about: `Proportional set size of all processes of \`start\`, 90 s after the last request, in MiB. The connections ask for ${addresses.length} public pages in turn, without a pause.`,
    machine: measuredOn,
    body: [table(['', 'MiB'], rows)],
  });
} finally {
  await site.stop();
}

/** Of a process and of all below it, with what they share counted once (proc_pid_smaps(5)). */
function megabytesOf(root: number): number {
  const kilobytes = processTree(root).map((pid) => {
    try {
      return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Of all pages in the sitemap, which is a list of files. */
async function publicAddresses(url: string): Promise<string[]> {
  const listedIn = async (file: string) => {
    const text = await (await fetch(url + file)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const addresses = (await Promise.all((await listedIn('/sitemap.xml')).map(listedIn)))
    .flat()
    .map((path) => url + path);
  if (addresses.length === 0) throw new Error(`${url}/sitemap.xml lists no page`);
  return addresses;
}

async function ask(addresses: readonly string[], ms: number): Promise<void> {
  const until = Date.now() + ms;
  let next = 0;
  const connection = async () => {
    while (Date.now() < until) {
      const answer = await fetch(addresses[next++ % addresses.length] ?? '');
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
