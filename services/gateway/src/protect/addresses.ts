import { BlockList, isIP } from 'node:net';

function listOf(ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, isIP(network) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

const loopback = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);
const privateNetworks = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
]);

/** True for this machine itself. An IPv4 address written as IPv6 counts as what it is. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return isIn(loopback, address);
}

/** True for this machine and private networks. */
export function isPrivateAddress(address: string | undefined): boolean {
  return isIn(privateNetworks, address);
}

function isIn(list: BlockList, address = ''): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
