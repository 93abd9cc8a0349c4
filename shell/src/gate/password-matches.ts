import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Whether the password is the shared one, whose SHA-256 (hex) the configuration carries. Case-sensitive. A library's
 * hash, because `crypto.subtle` does not exist on plain http.
 */
export function passwordMatches(password: string, sha256Hex: string): boolean {
  return bytesToHex(sha256(utf8ToBytes(password))) === sha256Hex.trim().toLowerCase();
}
