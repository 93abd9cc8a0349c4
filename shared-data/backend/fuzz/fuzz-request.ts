/** One request of a fuzz, before anybody's keys are added. */
export interface FuzzRequest {
  method: string;
  /** As it is written in the request line. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}
