import type { OperationName } from './calls.ts';

/** What was measured of an operation: calls a second by door, those of the bare handlers and of Parse Server among them. */
export type Rates = Readonly<Record<string, number | undefined>>;

export interface Target {
  readonly operation: OperationName;
  readonly wanted: string;
  /** At least 1 when it is met. Undefined where a peer is absent. */
  readonly share: (rates: Rates) => number | undefined;
}

const against =
  (peer: 'bare' | 'parse', part: number) =>
  ({ gateway, [peer]: other }: Rates): number | undefined =>
    gateway === undefined || other === undefined ? undefined : gateway / (other * part);

/** Behind the gateway. */
export const targets: readonly Target[] = [
  { operation: 'get', wanted: 'at least 0.6 of the bare handler', share: against('bare', 0.6) },
  { operation: 'put', wanted: 'level with Parse Server', share: against('parse', 1) },
  { operation: 'create', wanted: 'ahead of Parse Server', share: against('parse', 1) },
  { operation: 'list', wanted: 'ahead of Parse Server', share: against('parse', 1) },
  { operation: 'list', wanted: 'at most twice the bare projected query', share: against('bare', 0.5) },
];
