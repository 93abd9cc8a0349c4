import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes of the image; sparse, so that only what is written takes room. */
const SIZE = 2 ** 30;

/**
 * `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`, as the tests of Linux's file systems simulate a power cut:
 * nothing more reaches the device, neither pages of files nor the journal. Node has no ioctl.
 * @see https://git.kernel.org/pub/scm/fs/xfs/xfstests-dev.git/tree/src/godown.c
 */
const SHUT_DOWN = `my $how = pack("L", 2);
open(my $disk, "<", $ARGV[0]) or die $!;
ioctl($disk, 0x8004587d, $how) or die $!;`;

/** Of the journal: nothing but what is asked to be kept reaches the device between two cuts. */
const COMMIT_SECONDS = 300;

/** Milliseconds. */
const BUSY_FOR = 10_000;
const LOOK_EVERY = 50;

/**
 * A disk of its own for a data folder, which forgets at a cut whatever nobody has asked it to write down: an ext4 file
 * system in a file, on a loop device. Linux only, as root, with perl. The device keeps every write it received: a
 * drive that loses its own cache is not simulated.
 */
export class VolatileDisk {
  readonly #image: string;
  /** Where the disk is mounted; everybody may pass through it. */
  readonly path: string;

  private constructor(folder: string) {
    this.#image = join(folder, 'disk.img');
    this.path = join(folder, 'disk');
  }

  /** Makes the disk in an empty folder and mounts it. @throws Error where the machine does not let us. */
  static async make(folder: string): Promise<VolatileDisk> {
    const disk = new VolatileDisk(folder);
    await writeFile(disk.#image, '');
    await truncate(disk.#image, SIZE);
    await run('mkfs.ext4', ['-q', '-F', disk.#image]);
    await mkdir(disk.path);
    await disk.#mount();
    return disk;
  }

  /**
   * Ends the disk as a power cut does, and mounts it again. End all that uses it first. Resolves with whether it has
   * forgotten a file that was written just before and never asked to be kept: only then has the cut shown anything.
   */
  async cut(endUsers: () => Promise<void>): Promise<boolean> {
    const mark = join(this.path, 'mark');
    await writeFile(mark, 'written, and not asked to be kept');
    await endUsers();
    await run('perl', ['-e', SHUT_DOWN, this.path]);
    await this.#unmount();
    await this.#mount();
    const isForgotten = (await readFile(mark, 'utf8').catch(() => '')) === '';
    await rm(mark, { force: true });
    return isForgotten;
  }

  async remove(): Promise<void> {
    await this.#unmount();
    await rm(this.#image);
  }

  /** A session that was on its way into being ends by itself once it sees that its server is gone. */
  async #unmount(): Promise<void> {
    const until = performance.now() + BUSY_FOR;
    for (;;) {
      try {
        await run('umount', [this.path]);
        return;
      } catch (error) {
        if (performance.now() > until) throw error;
        await wait(LOOK_EVERY);
      }
    }
  }

  async #mount(): Promise<void> {
    await run('mount', ['-o', `loop,commit=${COMMIT_SECONDS}`, this.#image, this.path]);
  }
}
