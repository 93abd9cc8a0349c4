import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

export interface Rotation {
  /** Of one file, as '10M'. */
  size: `${number}${'K' | 'M'}`;
  /** How many older ones are kept beside it: 'name.1' is the latest of them. */
  kept: number;
}

/** A file that nobody has written to for so long is closed, in milliseconds: it may be moved or removed meanwhile. */
const IDLE_MS = 2000;

/** Lines in a file that never grows beyond its share of the disk. Readable by this user only. */
export class RotatedFile {
  readonly #file: string;
  readonly #rotation: Rotation;
  #stream: RotatingFileStream | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(file: string, rotation: Rotation) {
    this.#file = file;
    this.#rotation = rotation;
  }

  /** `line` ends with a line break. Never throws: what cannot be kept is said once on the terminal, and the site goes on. */
  write(line: string): void {
    try {
      this.#stream ??= this.#open();
      this.#stream.write(line);
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    } catch (error) {
      console.error(`${this.#file} cannot be written:`, error);
    }
  }

  /** Resolves once everything is in the file. */
  close(): Promise<void> {
    clearTimeout(this.#idle);
    const stream = this.#stream;
    this.#stream = null;
    return new Promise((resolve) => (stream ? stream.end(() => resolve()) : resolve()));
  }

  #open(): RotatingFileStream {
    const folder = dirname(this.#file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { size, kept } = this.#rotation;
    const stream = createStream(basename(this.#file), { path: folder, size, rotate: kept, mode: 0o600 });
    stream.on('error', (error) => {
      console.error(`${this.#file} cannot be written:`, error);
      // The next line tries again, with a stream of its own.
      if (this.#stream === stream) this.#stream = null;
    });
    return stream;
  }
}
