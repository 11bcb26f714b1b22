import type { RepairStatus } from '@alveole/domain';
import type { SeedStep } from '../seeding/replay.ts';

export type Kind = 'a repair' | 'a session';

/** What a file of each kind is judged by. */
export const evidence = { 'a repair': ['FAC', 'PHO'], 'a session': ['FACVE'] } as const;
export const kinds = { 'a repair': 0, 'a session': 1 } as const;

/** How a file comes to each status, by the operations alone. */
function operationsTo(kind: Kind): Readonly<Record<RepairStatus, readonly SeedStep['operation'][]>> {
  const complete = [...evidence[kind], 'VAL'] as const;
  return {
    0: [],
    1: complete,
    2: ['CAN'],
    3: [...complete, 'COM'],
    4: [...complete, 'COM', 'COMR'],
    5: [...complete, 'AVAL'],
    6: [...complete, 'AVAL', 'REM'],
    7: ['NIL'],
    8: [...complete, 'ECH'],
    9: [...complete, 'ECH', 'COMECH'],
    10: [...complete, 'ECH', 'COMECH', 'COMRECH'],
    11: [...complete, 'ECH', 'AVALECH'],
    12: [...complete, 'ECH', 'AVALECH', 'REMECH'],
    13: [...complete, 'ECH', 'NIL'],
    14: ['ACAN'],
  };
}
const byStaff = new Set<string>(['COM', 'COMECH', 'AVAL', 'AVALECH', 'ECH', 'NIL', 'ACAN']);
const byRefunds = new Set<string>(['REM', 'REMECH']);

/** The steps by which a file of this kind comes to this status. */
export function stepsTo(kind: Kind, status: RepairStatus): SeedStep[] {
  return operationsTo(kind)[status].map(stepOf);
}

function stepOf(operation: SeedStep['operation']): SeedStep {
  const author = byRefunds.has(operation)
    ? { role: 'SYS' as const, userName: '' }
    : byStaff.has(operation)
      ? { role: 'ADM' as const, userId: 'user-x', userName: 'Ada' }
      : { role: 'REP' as const, userName: 'Camille' };
  const details =
    operation === 'FAC' ? { invoiceCents: 4000 } : operation.startsWith('COM') ? { reasonLines: ['Photo floue'] } : {};
  return { operation, at: new Date('2026-03-01T09:00:00.000Z'), author, details };
}
