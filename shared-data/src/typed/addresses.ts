import * as z from 'zod/mini';
import { withoutHidden } from './texts.ts';

/** The HTML standard's valid address, with a dot in its domain. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The longest address that mail can be sent to (RFC 3696, erratum 1690). */
const LONGEST_ADDRESS = 254;

/** Whether mail can be sent to the address. A domain with letters beyond ASCII is checked in its ASCII spelling. */
export const isMailAddress = (address: string) => address.length <= LONGEST_ADDRESS && ADDRESS.test(address);

/** An email address as it is stored: without hidden marks, its domain in ASCII; null for what is none. */
export function readAddress(typed: string): string | null {
  const text = withoutHidden(typed);
  const at = text.lastIndexOf('@') + 1;
  const address = text.slice(0, at) + asciiDomain(text.slice(at));
  return isMailAddress(address) ? address : null;
}

/** Turns 'łódź.pl' into its ASCII spelling 'xn--d-uga0v4h.pl'. A text that is no domain stays, and is refused later. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  if (/^[\x00-\x7f]*$/.test(domain) || /[\s/\\:?#@%[\]]/.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

const INVALID = 'Please enter a valid email address';

/** The field of an email address; its value is the address as it is stored. */
export const typedAddress = (message = INVALID) =>
  z.string().check(
    z.overwrite((typed) => readAddress(typed) ?? typed),
    z.refine(isMailAddress, { error: message }),
  );

/** The same, where it may stay empty. */
export const typedAddressOrNone = (message = INVALID) =>
  z.union([z.literal(''), typedAddress(message)], { error: message });
