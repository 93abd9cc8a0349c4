import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../backend/index.ts';
import { compare, embeddedOutcomes, makeAllCalls, type Row } from './conformance.ts';
import { DIFFERENCES } from './differences.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    /** Of an owner made for this: read news is marked as read, and what is theirs alone may change. */
    email: { type: 'string' },
    password: { type: 'string' },
  },
});
const { url, key, email, password } = values;
if (url && !key) throw new Error('Say the publishable key of the project, too: --key sb_publishable_…');

const rows = url && key ? await rowsOf(url.replace(/\/+$/, ''), key) : await ofEmbedded();
const print = (text: string) => process.stdout.write(`${text}\n`);
for (const { verdict, call, outcome, embedded, product } of rows.filter(({ verdict }) => verdict !== 'same'))
  print(
    `${verdict.padEnd(8)} ${call}\n         here ${outcome}, embedded ${embedded}${product && `; the product ${product}`}`,
  );
const count = (wanted: Row['verdict']) => rows.filter(({ verdict }) => verdict === wanted).length;
print(`\n${rows.length} calls: ${count('same')} same, ${count('differs')} differ, ${count('refused')} refused\n`);
print('Differences of hosted projects that stay, and what the product does about them:');
for (const [name, { embedded, hosted, product }] of Object.entries(DIFFERENCES))
  print(`- ${name}: embedded ${embedded}; hosted ${hosted}. The product ${product}.`);
process.exitCode = rows.some(({ verdict, product }) => verdict !== 'same' && !product) ? 1 : 0;

async function rowsOf(address: string, publishableKey: string): Promise<Row[]> {
  const account = email && password ? { email, password } : undefined;
  return compare(await makeAllCalls({ url: address, key: publishableKey }, account), embeddedOutcomes());
}

/** A site of its own, with nobody in it. */
async function ofEmbedded(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'veto-conformance-'));
  const backend = await startBackend({ dataDir, siteUrl: 'http://localhost:3000', seed: false });
  try {
    return await rowsOf(backend.url, backend.publishableKey);
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
