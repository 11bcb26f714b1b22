import { decideRepair } from './decide-repair.ts';
import { operationCodes, type OperationCode } from './operations.ts';
import { actors, adm, complete, fileAt } from './personas-and-files.fixture.ts';
import type { RepairActor, RepairFile } from './repair-file.ts';
import { repairStatusCodes, type RepairStatus } from './statuses.ts';

/** One character a status, 0 to E: where the operation leads, a point where it is refused. */
type Row = readonly [operation: OperationCode, ways: string];
const nowhere = '.'.repeat(15);
const shared: readonly Row[] = [
  ['VAL', '0..............'],
  ['SMS', '0..............'],
  ['MEL', '0..............'],
  ['LIEN', '0..............'],
  ['COMR', '...44....AA....'],
  ['COMRECH', '.........AA....'],
];
const review: readonly Row[] = [
  ...shared,
  ['MSG', '012345.789AB.DE'],
  ['COM', '.3..3..........'],
  ['COMECH', '........9.9....'],
  ['AVAL', '.5..5..........'],
  ['AVALECH', '........B.B....'],
  ['ECH', '.8..88.........'],
  ['NIL', '77.777..DDDD...'],
  ['ACAN', 'EE.EE...EEE....'],
];
const partner: readonly Row[] = [
  ...shared,
  ['CAN', '2..2...........'],
  ['MSG', '0124.5.78AAB.DE'],
  ['RECU', '.1.3456.89ABC..'],
  ['BUG', '0123456789ABCDE'],
];
const others: Readonly<Record<string, readonly Row[]>> = {
  ALL: [],
  FUB: [],
  BENEFICIARY: [['VAL', '0..............']],
  MASS_TOOL: [['NIL', '777777.7DDDD.D7']],
  REFUNDS: [
    ['REM', '.....6.........'],
    ['REMECH', '...........C...'],
  ],
};
const ofRepair: Readonly<Record<string, readonly Row[]>> = {
  ...others,
  REP: [...partner, ['FAC', '01.44...8AA....'], ['PHO', '01.44...8AA....'], ['VELO', '0..............']],
  ADM: [
    ...review,
    ['FAC', '01..4...8.A....'],
    ['PHO', '01..4...8.A....'],
    ['VELO', '0..............'],
    ['FACCOR', '......6.....C..'],
  ],
};
const ofSession: Readonly<Record<string, readonly Row[]>> = {
  ...others,
  REP: [...partner, ['FACVE', '01.44...8AA....']],
  ADM: [...review, ['FACVE', '01..4...8.A....'], ['FACVECOR', '......6.....C..']],
};

function waysOf(
  operation: OperationCode,
  actor: RepairActor,
  change: Partial<RepairFile>,
  action = complete(operation),
): string {
  return repairStatusCodes
    .map((status) => decideRepair(fileAt(status, change), action, actor))
    .map((decision) => (decision.ok ? decision.value.to.toString(16).toUpperCase() : '.'))
    .join('');
}

const evidenceAndMessages: readonly OperationCode[] = ['FAC', 'FACVE', 'PHO', 'MSG'];

/** What an accepted operation pushes into the history: itself, but for resubmissions, samples and what stands already. */
function recordsOf(role: string, operation: OperationCode, status: RepairStatus): readonly OperationCode[] {
  if (role === 'REP' && evidenceAndMessages.includes(operation) && status === 3) return [operation, 'COMR'];
  if (role === 'REP' && evidenceAndMessages.includes(operation) && status === 9) return [operation, 'COMRECH'];
  if (operation === 'COMR' && status === 9) return ['COMRECH'];
  if (operation === 'NIL' && status >= 8 && status <= 11) return ['NILECH'];
  const stands = { COMR: [4, 10], COMRECH: [10], NIL: [7, 13] } as const satisfies Partial<
    Record<OperationCode, readonly number[]>
  >;
  const already: readonly number[] = Object.hasOwn(stands, operation) ? stands[operation as keyof typeof stands] : [];
  return already.includes(status) ? [] : [operation];
}

function withoutStatuses(ways: string, statuses: readonly number[]): string {
  return Array.from(ways, (way, status) => (statuses.includes(status) ? '.' : way)).join('');
}

describe.each([
  ['a repair', 0, ofRepair],
  ['a session', 1, ofSession],
] as const)('the ways of %s, every status × operation × role', (_name, kind, expected) => {
  const cells = Object.keys(actors).flatMap((role) => operationCodes.map((operation) => [role, operation] as const));

  it.each(cells)('%s %s', (role, operation) => {
    const row = expected[role]?.find(([code]) => code === operation);
    expect(waysOf(operation, actors[role] as RepairActor, { kind })).toBe(row?.[1] ?? nowhere);
  });

  it.each(cells.filter(([role, operation]) => expected[role]?.some(([code]) => code === operation)))(
    '%s %s records what it does',
    (role, operation) => {
      const steps = repairStatusCodes
        .map((status) => decideRepair(fileAt(status, { kind }), complete(operation), actors[role] as RepairActor))
        .flatMap((decision) => (decision.ok ? [decision.value] : []));
      expect(steps.map(({ records }) => records)).toEqual(steps.map(({ from }) => recordsOf(role, operation, from)));
    },
  );

  it.each(cells.filter(([role]) => role === 'ADM'))('%s %s of a file that a colleague holds', (role, operation) => {
    const decisions: readonly OperationCode[] = [
      'COM',
      'COMECH',
      'COMR',
      'COMRECH',
      'AVAL',
      'AVALECH',
      'ECH',
      'NIL',
      'ACAN',
      'VAL',
    ];
    const ways = expected[role]?.find(([code]) => code === operation)?.[1] ?? nowhere;
    expect(waysOf(operation, adm, { kind, operatorId: 'bob' })).toBe(decisions.includes(operation) ? nowhere : ways);
  });

  it.each(operationCodes)('ADM as an operator, %s: the same but the correction of a premium', (operation) => {
    const ways = expected['ADM']?.find(([code]) => code === operation)?.[1] ?? nowhere;
    const isCorrection = operation === 'FACCOR' || operation === 'FACVECOR';
    expect(waysOf(operation, { role: 'ADM', permission: 1, userId: 'ann' }, { kind })).toBe(
      isCorrection ? nowhere : ways,
    );
  });

  it.each(operationCodes)(
    'ADM as an operator, %s of a file that a colleague holds: a decision of nobody else',
    (operation) => {
      const operator: RepairActor = { role: 'ADM', permission: 1, userId: 'ann' };
      const isCorrection = operation === 'FACCOR' || operation === 'FACVECOR';
      expect(waysOf(operation, operator, { kind, operatorId: 'bob' })).toBe(
        isCorrection ? nowhere : waysOf(operation, adm, { kind, operatorId: 'bob' }),
      );
    },
  );

  it.each(cells.filter(([role]) => role === 'ADM'))(
    '%s %s of a file that the administrator or operator holds: the same but the correction of a premium',
    (role, operation) => {
      const ways = expected[role]?.find(([code]) => code === operation)?.[1] ?? nowhere;
      const isCorrection = operation === 'FACCOR' || operation === 'FACVECOR';
      for (const permission of [0, 1] as const)
        expect(waysOf(operation, { role: 'ADM', permission, userId: 'ann' }, { kind, operatorId: 'ann' })).toBe(
          isCorrection ? nowhere : ways,
        );
    },
  );

  it.each(cells)('%s %s with nothing typed', (role, operation) => {
    const typed: readonly OperationCode[] = [
      ...(['MSG', 'COM', 'COMECH', 'VAL', 'SMS', 'MEL', 'LIEN', 'FACCOR', 'FACVECOR'] as const),
      'VELO',
      'RECU',
    ];
    const ways = expected[role]?.find(([code]) => code === operation)?.[1] ?? nowhere;
    expect(waysOf(operation, actors[role] as RepairActor, { kind }, { operation })).toBe(
      typed.includes(operation) ? nowhere : ways,
    );
  });

  it.each(cells)('%s %s of a file in a batch that is on its way to the bank', (role, operation) => {
    const ways = expected[role]?.find(([code]) => code === operation)?.[1] ?? nowhere;
    const decided = waysOf(operation, actors[role] as RepairActor, { kind, refundLocked: true });
    const movable = role === 'REFUNDS' || !['ECH', 'NIL'].includes(operation);
    expect(decided).toBe(movable ? ways : withoutStatuses(ways, [5, 11]));
  });
});
