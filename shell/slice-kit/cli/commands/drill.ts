import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drillTable } from '../../drill/drill-table.ts';
import type { Drill } from '../../drill/play-drill.ts';
import {
  DEFAULT_CHANNEL,
  moves,
  parseRelease,
  refuseMove,
  refuseNoAddress,
  ToolError,
  uploadRelease,
} from '../../releases/index.ts';
import { releaseIn } from '../../src/contract/known-languages.ts';
import { buildPackage } from '../build-package.ts';
import { sourceNow } from '../source-commit.ts';
import { actor, openStore } from '../store-of.ts';
import { systemBrowser } from '../system-browser.ts';
import { withPreview } from '../with-preview.ts';
import { findPackage } from '../workspace.ts';

interface DrillValues {
  site: string;
  path?: string[];
  fault?: string[];
  visits?: string;
}

/** Where no other is named: the demo's people. */
const ACCOUNT = process.env.VETO_DRILL_OWNER ?? 'owner@veto.example:veto-demo';
const VETERINARIAN = process.env.VETO_DRILL_VET ?? 'vet@veto.example:veto-demo';

/**
 * `slice drill mf-owner [--path /pets/1] [--visits 500]`: plays faults of files, storage, network, data and of the slice's own code
 * with the present source, in the live site by a preview that ends afterwards, at a signal too. Exit code 1 where a visitor would be
 * lost.
 */
export async function drill(name: string, { site, path = [], fault = [], visits = '1' }: DrillValues): Promise<number> {
  refuseNoAddress(site);
  if (!/^[1-9]\d{0,4}$/.test(visits))
    throw new ToolError('VETO-405', `--visits takes a number from 1 to 99999, not '${visits}'.`);
  const { playDrill, FAULTS } = await player();
  const faults = known(fault, FAULTS);
  const store = await openStore();
  await refuseMove(store, DEFAULT_CHANNEL, name, 'preview');
  const { folder } = await buildPackage(findPackage(name));
  const built = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  if (moves.isShellRelease(built)) throw new ToolError('VETO-405', 'A drill is for slices, not for the shell.');
  await uploadRelease(store, folder, sourceNow());
  const { slice, version, manifest } = releaseIn(built);
  const person = (given: string) => {
    // A password may have colons, too.
    const at = given.indexOf(':');
    return { email: given.slice(0, at), password: given.slice(at + 1) };
  };
  return withPreview(store, { slice, version, by: actor() }, async (secret) => {
    const address = new URL('/', site);
    address.searchParams.set('veto-preview', secret);
    const order: Drill = {
      preview: address.href,
      slice,
      version,
      routes: manifest.routes.filter(({ gate }) => !gate),
      paths: path,
      faults,
      visits: Number(visits),
      accounts: { owner: person(ACCOUNT), 'no-profile': person(ACCOUNT), veterinarian: person(VETERINARIAN) },
      gatePassword: process.env.VETO_GATE_PASSWORD ?? 'veto',
      browser: systemBrowser(),
    };
    const results = await playDrill(order, ({ path: at, fault: played, shown, failure }) =>
      console.error(`${at}  ${played}: ${failure ?? shown}`),
    );
    console.log(drillTable(results));
    return results.some(({ failure }) => failure) ? 1 : 0;
  });
}

/** Throws VETO-405 for one that is not played. */
function known(names: readonly string[], faults: readonly { name: string }[]): readonly string[] {
  const unknown = names.find((name) => !faults.some((fault) => fault.name === name));
  if (unknown === undefined) return names;
  const all = faults.map(({ name }) => name).join(', ');
  throw new ToolError('VETO-405', `--fault takes ${all}, not '${unknown}'.`);
}

/** A browser is for whoever drills, not for everybody who builds. */
function player(): Promise<typeof import('../../drill/play-drill.ts')> {
  return import('../../drill/play-drill.ts').catch((cause) => {
    throw new ToolError(
      'VETO-405',
      'A drill needs a browser: pnpm add -D playwright-core, and VETO_CHROMIUM or `npx playwright install chromium`.',
      { cause },
    );
  });
}
