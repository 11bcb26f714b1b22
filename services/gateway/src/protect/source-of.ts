import type { IncomingMessage } from 'node:http';
import { networkOf } from '@alveole/service-kit';

/** Whether a hop is a proxy of this installation, as Express compiles `trust proxy`. */
export type TrustsHop = (address: string, hop: number) => boolean;

/**
 * Who calls, before a framework has looked at the request: the network of the first address, from here outwards, that
 * no proxy of ours has. Just so Express finds `request.ip`.
 */
export function sourceOf({ socket, headers }: IncomingMessage, trusts: TrustsHop): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .reverse();
  const hops = [socket?.remoteAddress ?? '', ...forwarded];
  const client = hops.find((address, hop) => hop === hops.length - 1 || !trusts(address, hop));
  return networkOf(client ?? '');
}
