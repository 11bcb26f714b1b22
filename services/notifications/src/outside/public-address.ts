import { BlockList, isIP } from 'node:net';

/** Special ranges of version 4 (IANA registry, RFC 6890), and the address under which one cloud gives its machines' secrets. */
const specialIPv4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** The one range of version 6 that is given to the public network. */
const globalIPv6 = listOf('ipv6', [['2000::', 3]]);

/** Parts of it that lead elsewhere: protocols, Teredo and 6to4, which hold an address of version 4, and documentation. */
const specialIPv6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family);
  return list;
}

/**
 * Whether an address is one of the public network. Version 4 within version 6 (`::ffff:…`, `64:ff9b::…`) is none: nobody
 * is reached by it who is not reached without.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialIPv4.check(address, 'ipv4');
  return family === 6 && globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6');
}
