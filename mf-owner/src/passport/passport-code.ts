import { encode } from 'uqr';

/** An address as the squares of a code, true for dark, with the four light ones around it that the standard asks for (ISO/IEC 18004). */
export function passportCode(address: string): boolean[][] {
  return encode(address, { border: 4, ecc: 'M' }).data;
}
