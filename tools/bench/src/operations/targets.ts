import type { OperationName } from './calls.ts';

/** What was measured of an operation: calls a second by door, those of the bare handlers and of Parse Server among them. */
export type Rates = Readonly<Record<string, number | undefined>>;

export interface Target {
  readonly operation: OperationName;
  readonly wanted: string;
  /** At least 1 when it is met. Undefined where a peer is absent. */
  readonly share: (rates: Rates) => number | undefined;
  /** Where it was missed so far: what was measured of it, and what was tried (docs/adr/0039). */
  readonly missedFor?: string;
}

const against =
  (peer: 'bare' | 'parse', part: number) =>
  ({ gateway, [peer]: other }: Rates): number | undefined =>
    gateway === undefined || other === undefined ? undefined : gateway / (other * part);

const missed = {
  get: 'a second HTTP hop in a thread of its own (0.25 ms after 0.4) on two cores that client, service and database share',
  put: 'five commands of the database (file, shop, count over replicas, write, outbox emptied), and casting by models',
  create: 'six commands of the database, and repairs follows the event in the same thread; Parse Server tells nobody',
};

/** Behind the gateway. */
export const targets: readonly Target[] = [
  { operation: 'get', wanted: 'at least 0.6 of the bare handler', share: against('bare', 0.6), missedFor: missed.get },
  { operation: 'put', wanted: 'level with Parse Server', share: against('parse', 1), missedFor: missed.put },
  { operation: 'create', wanted: 'ahead of Parse Server', share: against('parse', 1), missedFor: missed.create },
  { operation: 'list', wanted: 'ahead of Parse Server', share: against('parse', 1) },
  { operation: 'list', wanted: 'at most twice the bare projected query', share: against('bare', 0.5) },
];
