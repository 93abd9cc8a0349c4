import { join } from 'node:path';
import { Accounts } from '../fixtures/accounts.ts';
import { type Site, startSite } from '../site/start-site.ts';
import { AcknowledgedWrites } from './acknowledged-writes.ts';
import { killTree } from './kill-in-turn.ts';
import { VolatileDisk } from './volatile-disk.ts';

export interface CutRun {
  /** From each cut until a write was acknowledged again, in ms. */
  recoveredMs: number[];
  /** Writes that the site said it had made; every cut has an uploaded picture among them. */
  acknowledged: number;
  lost: string[];
  /** Cuts after which a file that nobody had asked to be kept was there: they show nothing. */
  remembered: number;
}

const WRITES_BEFORE = 12;

/**
 * Cuts the power of a site while an owner writes, again and again: every process is killed, and the disk with the data
 * folder forgets what was not written down. Compares what was acknowledged with what is there at the end. As root.
 */
export async function cutInTurn(options: { port: number; folder: string }, cuts: number): Promise<CutRun> {
  const run: CutRun = { recoveredMs: [], acknowledged: 0, lost: [], remembered: 0 };
  const disk = await VolatileDisk.make(options.folder);
  const start = () => startSite({ port: options.port, dataDir: join(disk.path, 'data'), quiet: true });
  let site: Site | undefined;
  try {
    site = await start();
    const ledgers: AcknowledgedWrites[] = [];
    for (let turn = 0; turn < cuts; turn++) {
      const ledger = new AcknowledgedWrites(await new Accounts(site.url).owner());
      ledgers.push(ledger);
      const writing = ledger.write();
      await writing.acknowledged(WRITES_BEFORE);
      await ledger.writeFile();
      const cut = site;
      const cutAt = performance.now();
      if (!(await disk.cut(() => killTree(cut)))) run.remembered += 1;
      site = await start();
      run.recoveredMs.push((await writing.recovered(cutAt)) - cutAt);
    }
    for (const ledger of ledgers) {
      run.acknowledged += ledger.size;
      run.lost.push(...(await ledger.lost()));
    }
  } finally {
    await site?.stop();
    await disk.remove();
  }
  return run;
}
