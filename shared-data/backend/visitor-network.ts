import ipaddr from 'ipaddr.js';

/**
 * What attempts are counted by: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those has
 * all of them. 'unknown' for what is no address.
 */
export function visitorNetwork(address: string | null): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
