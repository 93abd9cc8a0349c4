import { NO_BUCKET } from './visitor-cookie.ts';

/**
 * The place of a visitor's number among all of them for the canaries of one slice, 0 to 99; a canary of N percent is for
 * the places below N. Every slice has an order of its own, so that no visitor gets every team's canary, and each order
 * holds all numbers once, so that N percent are N numbers of 100. NO_BUCKET for a visitor without a number.
 */
export function canaryRank(bucket: number, slice: string): number {
  if (!(bucket >= 0 && bucket < NO_BUCKET)) return NO_BUCKET;
  const own = mixed(bucket, slice);
  let rank = 0;
  for (let other = 0; other < NO_BUCKET; other++) {
    const theirs = mixed(other, slice);
    if (theirs < own || (theirs === own && other < bucket)) rank += 1;
  }
  return rank;
}

/** FNV-1a, and MurmurHash's last step: without it, numbers that are neighbours stay so. 32 bits. */
function mixed(bucket: number, slice: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${slice} ${bucket}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
