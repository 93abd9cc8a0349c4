import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorageAdapter } from './app.ts';
import { asked } from './postgres/asked.ts';

type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

/**
 * Uploaded bytes as files of a folder. A file's name is a hash of bucket and key, so no key, whatever it says, leads
 * out of the folder, is too long for it, or meets another one in it.
 */
export class FileStorage implements StorageAdapter {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(bucket: string, key: string): string {
    const name = createHash('sha256').update(`${bucket}\0${key}`).digest('hex');
    return path.join(this.#folder, name.slice(0, 2), name);
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    const text = await readFile(`${this.#file(bucket, key)}.json`, 'utf8').catch(notFound);
    const { lastModified, ...stored } = JSON.parse(text) as Omit<Metadata, 'lastModified'> & { lastModified: string };
    return { ...stored, lastModified: new Date(lastModified), httpStatusCode: 200 };
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    const body = await readFile(this.#file(bucket, key)).catch(notFound);
    return { metadata, httpStatusCode: 200, body };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const bytes = await toBytes(body);
    const file = this.#file(bucket, key);
    const metadata = {
      mimetype,
      cacheControl,
      size: bytes.length,
      contentLength: bytes.length,
      eTag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
      lastModified: new Date(),
    };
    await mkdir(path.dirname(file), { recursive: true });
    await writeWhole(file, bytes);
    await writeWhole(`${file}.json`, JSON.stringify({ ...metadata, bucket, key }));
    return { ...metadata, httpStatusCode: 200 };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(fromBucket: string, from: string, _version: string | undefined, toBucket: string, to: string) {
    const { body, metadata } = await this.getObject(fromBucket, from);
    const { mimetype, cacheControl } = metadata;
    const copy = await this.uploadObject(toBucket, to, undefined, body, mimetype, cacheControl);
    return { httpStatusCode: 200, eTag: copy.eTag, lastModified: copy.lastModified };
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return this.#file(bucket, key);
  }
}

/** A reader never meets half a file, nor does a process that was killed or a power cut leave one. */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, content, { flush: true });
    await rename(fresh, file);
    await keepNames(path.dirname(file));
  } catch (error) {
    await rm(fresh, { force: true });
    const request = asked();
    if (request) request.failure = error;
    throw error;
  }
}

/** A name outlives a power cut once its folder is written down, too; Windows does that by itself. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function toBytes(body: Body): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

function notFound(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  throw Object.assign(new Error('Object not found'), { status: 404, statusCode: 404 });
}
