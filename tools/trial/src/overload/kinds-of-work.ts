import { randomUUID } from 'node:crypto';
import type { FloodRequest } from './flood/orders.ts';

/** A kind of work, from the cheapest to what keeps a core busy. */
export interface KindOfWork {
  readonly name: string;
  readonly requests: readonly FloodRequest[];
  /** Callers at once, rising, among which the capacity is looked for. */
  readonly rising: readonly number[];
}

const json = { 'accept-version': '1.0.0', 'content-type': 'application/json' };

/** Many addresses of the loopback network, where the system lets a client choose: limits by address are not under trial. */
export function addressOf(n: number): { from?: string } {
  return process.platform === 'linux' ? { from: `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}` } : {};
}

/** The cheapest that there is. */
export const health: FloodRequest = { method: 'GET', path: '/healthz', headers: {} };

export const finderPath = '/alveoleapi/entities_public?latitude=45.76&longitude=4.84&radius=20000&kind=repair';

/**
 * @param staffTokens of people who may read the list of files
 * @param addresses so many that none sends more than its limit by address allows
 */
export function kindsOfWork(staffTokens: readonly string[], addresses: number): readonly KindOfWork[] {
  const many = <T>(make: (n: number) => T) => Array.from({ length: addresses }, (_, n) => make(n));
  return [
    {
      name: 'cheap (public finder)',
      rising: [4, 8, 16],
      requests: many((n) => ({ method: 'GET', path: finderPath, headers: {}, ...addressOf(n) })),
    },
    {
      name: 'costly (staff list)',
      rising: [2, 4, 8],
      requests: many((n) => ({
        method: 'GET',
        path: '/alveoleapi/backend/repairs',
        headers: { authorization: `Bearer ${staffTokens[n % staffTokens.length]}`, 'accept-encoding': 'gzip' },
        ...addressOf(n),
      })),
    },
    {
      name: 'hashed (sign-in)',
      rising: [1, 2, 4],
      // Each its own person, whom nobody knows: the work is the same, and no account is shut.
      requests: many((n) => ({
        method: 'POST',
        path: '/alveoleapi/enrolment/signin',
        headers: json,
        body: JSON.stringify({ mail: `${randomUUID()}@exemple.fr`, password: 'Velo-2026a' }),
        ...addressOf(n),
      })),
    },
  ];
}
