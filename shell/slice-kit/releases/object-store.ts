/** A write that must not happen unless the object is still what the writer saw. */
export type Condition = { ifAbsent: true } | { ifMatch: string };

export interface StoredObject {
  bytes: Uint8Array;
  /** Differs whenever the bytes differ. */
  etag: string;
}

export interface WriteOptions {
  condition?: Condition;
  /** For stores that serve their objects themselves. */
  cacheControl?: string;
  contentType?: string;
}

/**
 * Where releases and channels lie: plain objects by key ('releases/mf-owner/1.0.0-ab12/entry.js'). A folder is one, an
 * S3-compatible bucket another; every method is one request there.
 */
export interface ObjectStore {
  /** What a person is shown: the folder or the bucket. */
  readonly place: string;
  /** Where its objects lie as files on this machine; missing: each is asked for over a network. */
  readonly folder?: string;
  /** null when there is no such object. */
  read(key: string): Promise<StoredObject | null>;
  /** Resolves with the new etag, or with null when the condition does not hold; then nothing was written. */
  write(key: string, bytes: Uint8Array, options?: WriteOptions): Promise<string | null>;
  remove(key: string): Promise<void>;
  /** When the object was last written; null when there is none. */
  modifiedAt(key: string): Promise<Date | null>;
  /** Keys that begin with the prefix, in order. */
  list(prefix: string): Promise<string[]>;
  /** The same keys, each with a mark that differs whenever the object was written again. */
  marks(prefix: string): Promise<Map<string, string>>;
}
