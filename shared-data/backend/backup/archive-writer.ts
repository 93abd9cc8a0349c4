import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { SUMS_EVERY, sumLine, sumsName } from './archive.ts';

type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Writes an archive, entry by entry, in a memory that does not grow with it. */
export class ArchiveWriter {
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  readonly #failed = new AbortController();
  #sums: string[] = [];
  #sumsFiles = 0;

  private constructor(file: string) {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, createGzip(), target);
    this.#written.catch((error: unknown) => this.#failed.abort(error));
  }

  /** Begins a file that only this user may read, in place of one that an interrupted backup has left. */
  static async begin(file: string): Promise<ArchiveWriter> {
    await rm(file, { force: true });
    return new ArchiveWriter(file);
  }

  /** Adds an entry of exactly `size` bytes. */
  async add(name: string, size: number, content: Content): Promise<void> {
    await this.#addEntry(name, size, content);
    if (this.#sums.length >= SUMS_EVERY) await this.#addSums();
  }

  addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.add(name, bytes.length, [bytes]);
  }

  /** Resolves when everything is on the disk. */
  async finish(): Promise<void> {
    if (this.#sums.length > 0) await this.#addSums();
    this.#pack.finalize();
    await this.#written;
  }

  /** Ends an archive that will never be whole. */
  async abandon(): Promise<void> {
    this.#pack.destroy(new Error('The archive was abandoned.'));
    await this.#written.catch(() => {});
  }

  async #addEntry(name: string, size: number, content: Content): Promise<void> {
    const { signal } = this.#failed;
    signal.throwIfAborted();
    const sink = this.#pack.entry({ name, size, mode: 0o600 });
    const finished = once(sink, 'finish', { signal });
    finished.catch(() => {});
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      if (!sink.write(chunk)) await once(sink, 'drain', { signal });
    }
    sink.end(null);
    await finished;
    this.#sums.push(sumLine(hash.digest('hex'), name));
  }

  async #addSums(): Promise<void> {
    const text = Buffer.from(this.#sums.join(''));
    this.#sumsFiles += 1;
    await this.#addEntry(sumsName(this.#sumsFiles), text.length, [text]);
    this.#sums = [];
  }
}
