import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStore, StoredObject, WriteOptions } from './object-store.ts';
import { ToolError } from './tool-error.ts';

/** What the store is asked for once, before anything is entrusted to it. */
const PROBE = '.store/probe';
const TRIES = 5;

/** A bucket that is silent for so long, in milliseconds, does not answer. */
const PATIENCE = { connectionTimeout: 5000, socketTimeout: 15_000 };

/**
 * Opens `s3://bucket/prefix` as a release store, as `s3StoreAt` does. Throws VETO-423 for a store that ignores the
 * conditions of a write: two teams that publish at once would lose a release there, and nobody would be told.
 */
export async function openS3Store(address: string, env: NodeJS.ProcessEnv = process.env): Promise<S3Store> {
  const store = s3StoreAt(address, env);
  await refuseUnconditional(store);
  return store;
}

/**
 * The bucket at `s3://bucket/prefix`, which is not asked yet. Region and keys come from where the AWS tools have them;
 * AWS_ENDPOINT_URL names another provider. Throws VETO-423 for an address without a bucket.
 */
export function s3StoreAt(address: string, env: NodeJS.ProcessEnv = process.env): S3Store {
  const { hostname: bucket, pathname } = new URL(address);
  if (!bucket) throw new ToolError('VETO-423', `${address} names no bucket: it is s3://bucket/prefix.`);
  const client = new S3Client({
    region: env.AWS_REGION || 'us-east-1',
    ...(env.AWS_ENDPOINT_URL && { endpoint: env.AWS_ENDPOINT_URL }),
    // Other providers have no host name for each bucket, and not all know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  });
  return new S3Store(client, bucket, pathname.replaceAll(/^\/+|\/+$/g, ''));
}

/** Releases in an S3-compatible bucket; each method is one request, but for lists of more than a page. */
export class S3Store implements ObjectStore {
  readonly place: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(client: S3Client, bucket: string, prefix: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix ? `${prefix}/` : '';
    this.place = `s3://${bucket}/${prefix}`;
  }

  async read(key: string): Promise<StoredObject | null> {
    try {
      const answer = await this.#client.send(new GetObjectCommand(this.#object(key)));
      const bytes = await answer.Body?.transformToByteArray();
      return { bytes: bytes ?? new Uint8Array(), etag: answer.ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 404 && !isBucketMissing(error)) return null;
      throw this.#trouble(error);
    }
  }

  async write(key: string, bytes: Uint8Array, options: WriteOptions = {}): Promise<string | null> {
    const command = new PutObjectCommand({
      ...this.#object(key),
      Body: bytes,
      CacheControl: options.cacheControl,
      ContentType: options.contentType,
      ...conditionOf(options),
    });
    for (let attempt = 1; ; attempt++) {
      try {
        return (await this.#client.send(command)).ETag ?? '';
      } catch (error) {
        const status = statusOf(error);
        // 404: what was to be replaced is gone.
        if (options.condition && (status === 412 || status === 404) && !isBucketMissing(error))
          return wasSentAgain(error) ? this.#ownWrite(key, bytes) : null;
        // 409: another conditional write of this key is under way, and how it ends is not known yet.
        if (!options.condition || status !== 409 || attempt === TRIES) throw this.#trouble(error);
      }
    }
  }

  /** The write that an earlier try has made, whose answer was lost on the way; null where somebody else was quicker. */
  async #ownWrite(key: string, bytes: Uint8Array): Promise<string | null> {
    const present = await this.read(key);
    return present && Buffer.compare(present.bytes, bytes) === 0 ? present.etag : null;
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(key))).catch((error) => {
      throw this.#trouble(error);
    });
  }

  async modifiedAt(key: string): Promise<Date | null> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#object(key)))).LastModified ?? new Date();
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw this.#trouble(error);
    }
  }

  async list(prefix: string): Promise<string[]> {
    return [...(await this.marks(prefix)).keys()];
  }

  async marks(prefix: string): Promise<Map<string, string>> {
    const found: [string, string][] = [];
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: this.#prefix + prefix,
        ContinuationToken,
      });
      const page = await this.#client.send(command).catch((error) => {
        throw this.#trouble(error);
      });
      for (const { Key, ETag = '' } of page.Contents ?? []) if (Key) found.push([Key.slice(this.#prefix.length), ETag]);
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
    return new Map(found.filter(([key]) => key !== PROBE).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** What the provider says, in a sentence: no keys, a bucket that is not there, no network. */
  #trouble(error: unknown): ToolError {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const said = message && message !== name ? `${name}: ${message}` : name;
    return new ToolError('VETO-426', `${this.place} cannot be used: ${said.replace(/\.$/, '')}.`, { cause: error });
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }
}

function conditionOf({ condition }: WriteOptions): { IfNoneMatch?: string; IfMatch?: string } {
  if (!condition) return {};
  return 'ifAbsent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.ifMatch };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** The client asks again by itself where a connection breaks. */
function wasSentAgain(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1;
}

function isBucketMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchBucket';
}

async function refuseUnconditional(store: S3Store): Promise<void> {
  const bytes = Buffer.from('conditional writes?\n');
  try {
    await store.write(PROBE, bytes);
    const wrongTag = await store.write(PROBE, bytes, { condition: { ifMatch: '"00000000000000000000000000000000"' } });
    const present = await store.write(PROBE, bytes, { condition: { ifAbsent: true } });
    if (wrongTag === null && present === null) return;
  } catch (error) {
    if (statusOf(error instanceof ToolError ? error.cause : error) !== 501) throw error;
  }
  throw new ToolError('VETO-423', `${store.place} has no conditional writes (If-Match and If-None-Match).`);
}
