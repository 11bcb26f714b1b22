import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/** What counts as one client: an IPv4 address, or an IPv6 /64, of which a client has as many addresses as it likes. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64` : plain;
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
