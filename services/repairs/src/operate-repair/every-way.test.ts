import { openEndedCampaign, repairStatusCodes } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { consumerOf, entityOf, startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { replay } from '../seeding/replay.ts';
import type { SeedStep } from '../seeding/replay.ts';

/** How a file comes to each status, by the operations alone. */
const complete = ['FAC', 'PHO', 'VAL'] as const;
const ways: Readonly<Record<RepairStatus, readonly SeedStep['operation'][]>> = {
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
const byStaff = new Set<string>(['COM', 'COMECH', 'AVAL', 'AVALECH', 'ECH', 'NIL', 'ACAN']);
const byRefunds = new Set<string>(['REM', 'REMECH']);

/** Operations that need no upload, with what each must carry. */
const motif = { tab: ['Photo floue'] };
const carried: Readonly<Record<string, object>> = {
  MSG: { text: 'Bonjour' },
  COM: { motif },
  COMECH: { motif },
  FACCOR: { amount_to_refund: -1 },
  VAL: { operation_comment: 'Vu au comptoir' },
};

/**
 * The specification's table (settled §4), one character a status, 0 to E: where the operation leads, a point where it is
 * refused. The establishment is on no list of an incident, and the repairer has no code for VAL.
 */
const nowhere = '...............';
const shared = { COMR: '...44....AA....', COMRECH: '.........AA....' };
const ofRepairer = {
  ...shared,
  CAN: '2..2...........',
  MSG: '0124.5.78AAB.DE',
  BUG: nowhere,
  VAL: nowhere,
  COM: nowhere,
  COMECH: nowhere,
  AVAL: nowhere,
  AVALECH: nowhere,
  ECH: nowhere,
  NIL: nowhere,
  ACAN: nowhere,
  FACCOR: nowhere,
} as const;
const ofAdministrator = {
  ...shared,
  CAN: nowhere,
  MSG: '012345.789AB.DE',
  BUG: nowhere,
  VAL: '0..............',
  COM: '.3..3..........',
  COMECH: '........9.9....',
  AVAL: '.5..5..........',
  AVALECH: '........B.B....',
  ECH: '.8..88.........',
  NIL: '77.777..DDDD...',
  ACAN: 'EE.EE...EEE....',
  FACCOR: '......6.....C..',
} as const;

type Rows = Readonly<Record<string, string>>;

/** What only the holder of a file does, while it has one; a colleague's message or correction does not wait for that. */
const decisions = ['COMR', 'COMRECH', 'VAL', 'COM', 'COMECH', 'AVAL', 'AVALECH', 'ECH', 'NIL', 'ACAN'];
const refused = (rows: Rows, operations: readonly string[]): Rows =>
  Object.fromEntries(Object.entries(rows).map(([code, ways]) => [code, operations.includes(code) ? nowhere : ways]));

interface Caller {
  readonly rows: Rows;
  /** Of an administrator: 0 administrator level, 1 operator. */
  readonly permission?: 0 | 1;
  /** Who holds the file. */
  readonly holder?: string;
}

const callers: Readonly<Record<string, Caller>> = {
  'the repairer': { rows: ofRepairer },
  'an administrator': { permission: 0, rows: ofAdministrator },
  // Nobody corrects the premium of a file that they follow themselves.
  'an administrator who holds it': { permission: 0, holder: 'ann', rows: refused(ofAdministrator, ['FACCOR']) },
  'an administrator beside its holder': {
    permission: 0,
    holder: 'bob',
    rows: refused(ofAdministrator, decisions),
  },
  'an operator': { permission: 1, rows: refused(ofAdministrator, ['FACCOR']) },
  'an operator who holds it': { permission: 1, holder: 'ann', rows: refused(ofAdministrator, ['FACCOR']) },
  'an operator beside its holder': {
    permission: 1,
    holder: 'bob',
    rows: refused(ofAdministrator, [...decisions, 'FACCOR']),
  },
};

describe('the ways of a file', () => {
  let harness: RepairsHarness;
  beforeAll(async () => {
    harness = await startRepairs();
  });
  afterAll(() => harness?.close());

  const entity = entityOf();
  let serial = 0;

  function stepOf(operation: SeedStep['operation']): SeedStep {
    const author = byRefunds.has(operation)
      ? { role: 'SYS' as const, userName: '' }
      : byStaff.has(operation)
        ? { role: 'ADM' as const, userId: 'user-x', userName: 'Ada' }
        : { role: 'REP' as const, userName: 'Camille' };
    const details =
      operation === 'FAC' ? { netCents: 4000 } : operation.startsWith('COM') ? { reasonLines: ['Photo floue'] } : {};
    return { operation, at: new Date('2026-03-01T09:00:00.000Z'), author, details };
  }

  async function fileAt(status: RepairStatus, operatorId: string | undefined) {
    serial += 1;
    const document = replay(
      {
        kind: 0,
        digits: String(10_000 + serial),
        entity,
        consumer: consumerOf(),
        bike: { brand: 'Autre', serial: `W${serial}` },
        openedAt: new Date('2026-03-01T09:00:00.000Z'),
        openedBy: { role: 'REP', userName: 'Camille' },
        steps: ways[status].map(stepOf),
      },
      openEndedCampaign,
    );
    await harness.models.repairs.insertMany([{ ...document, ...(operatorId === undefined ? {} : { operatorId }) }]);
    return document;
  }

  const askerOf = ({ permission }: Caller) =>
    permission === undefined
      ? { path: '/enrolment/repair', caller: harness.as('REP', { entityId: entity.entity_id }) }
      : { path: '/backend/repair', caller: harness.as('ADM', { permission, userId: 'ann' }) };

  /** Where the file stands after the operation; a point when it was refused and nothing was written. */
  async function tried(who: Caller, status: RepairStatus, code: string): Promise<string> {
    const { path, caller } = askerOf(who);
    const file = await fileAt(status, who.holder);
    const answer = await caller.put(path, {
      repair_id: file._id,
      last_row_hash: file.row_hash,
      repair_data: { operation_code: code, operation_data: carried[code] ?? {} },
    });
    const stored = await harness.models.repairs.findById(file._id).lean();
    if (answer.status === 200) return Number(stored?.status).toString(16).toUpperCase();
    return stored?.row_hash === file.row_hash ? '.' : 'written';
  }

  it.each(Object.keys(callers).flatMap((who) => repairStatusCodes.map((status) => [status, who] as const)))(
    'out of %s, for %s, are those of the specification and no others',
    async (status, who) => {
      const caller = callers[who] as Caller;
      const found: [string, string][] = [];
      for (const code of Object.keys(caller.rows)) found.push([code, await tried(caller, status, code)]);
      expect(found).toEqual(Object.entries(caller.rows).map(([code, ways]) => [code, ways[status]]));
    },
  );
});
