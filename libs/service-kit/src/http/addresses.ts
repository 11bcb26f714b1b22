import type { IncomingMessage } from 'node:http';
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
  // Shared addresses, which some clusters give their pods.
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
]);

/** True for this machine itself. An IPv4 address written as IPv6 counts as what it is. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return isIn(loopback, address);
}

/** The names under which a browser reaches its own machine, as a URL writes them. */
export const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True for a caller in a private network, such as a probe or a collector of measures. The peer of the connection
 * decides, never a header; but a proxy that says whom it speaks for speaks for all of them.
 */
export function comesFromPrivateNetwork({ socket, headers }: IncomingMessage): boolean {
  const spokenFor = [headers['x-forwarded-for'], headers['x-real-ip']].flatMap((value) =>
    String(value ?? '').split(','),
  );
  const named = spokenFor.map((address) => address.trim()).filter(Boolean);
  return [socket.remoteAddress, ...named].every(isPrivateAddress);
}

/** True for this machine and private networks. */
function isPrivateAddress(address: string | undefined): boolean {
  return isIn(privateNetworks, address);
}

function isIn(list: BlockList, address = ''): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
