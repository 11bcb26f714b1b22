import { repairStatusCodes } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { RepairStatus } from '@alveole/domain';
import { pdf, png } from '../evidence.harness.ts';
import { entityOf, startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { replay } from '../seeding/replay.ts';
import type { RepairDocument } from '../store/repair-model.ts';
import { evidence, kinds, stepsTo } from './way-to-status.harness.ts';
import type { Kind } from './way-to-status.harness.ts';

/** What an operation must carry beside an upload. */
const motif = { tab: ['Photo floue'] };
const carried: Readonly<Record<string, object>> = {
  MSG: { text: 'Bonjour' },
  COM: { motif },
  COMECH: { motif },
  FAC: { amount_net: 40 },
  FACVE: { amount_id: 1 },
  FACCOR: { amount_to_refund: -1 },
  FACVECOR: { amount_to_refund: -1 },
  VELO: { repair_bike_brand: 'Autre', repair_bike_serial: 'W0' },
  VAL: { operation_comment: 'Vu au comptoir' },
};

/**
 * The specification's table (settled §4), one character a status, 0 to E: where the operation leads, a point where it is
 * refused. The establishment is on no list of an incident, and the repairer has no code for VAL.
 */
const nowhere = '...............';
const shared = { SMS: '0..............', COMR: '...44....AA....', COMRECH: '.........AA....' };
const ofRepairer = {
  ...shared,
  EVIDENCE: '01.44...8AA....',
  VELO: '0..............',
  CAN: '2..2...........',
  MSG: '0124.5.78AAB.DE',
  // The person of these files left an address.
  RECU: '.1.3456.89ABC..',
  BUG: nowhere,
  VAL: nowhere,
  COM: nowhere,
  COMECH: nowhere,
  RECO: nowhere,
  AVAL: nowhere,
  AVALECH: nowhere,
  ECH: nowhere,
  NIL: nowhere,
  ACAN: nowhere,
  CORRECTION: nowhere,
} as const;
const ofAdministrator = {
  ...shared,
  EVIDENCE: '01..4...8.A....',
  VELO: '0..............',
  CAN: nowhere,
  MSG: '012345.789AB.DE',
  RECU: nowhere,
  BUG: nowhere,
  VAL: '0..............',
  COM: '.3..3..........',
  COMECH: '........9.9....',
  // Due by a setting that none of these files falls under.
  RECO: nowhere,
  AVAL: '.5..5..........',
  AVALECH: '........B.B....',
  ECH: '.8..88.........',
  NIL: '77.777..DDDD...',
  ACAN: 'EE.EE...EEE....',
  CORRECTION: '......6.....C..',
} as const;

type Rows = Readonly<Record<string, string>>;

/** Invoice, photo and correction go by a code of the file's kind, and by no other. */
function rowsOf(kind: Kind, { EVIDENCE = nowhere, CORRECTION = nowhere, ...rows }: Rows): Rows {
  const own: readonly string[] = evidence[kind];
  const [correction, other] = kind === 'a repair' ? ['FACCOR', 'FACVECOR'] : ['FACVECOR', 'FACCOR'];
  const ofBike = kind === 'a repair' ? {} : { VELO: nowhere };
  const ofEvidence = ['FAC', 'FACVE', 'PHO'].map((code) => [code, own.includes(code) ? EVIDENCE : nowhere]);
  return { ...rows, ...ofBike, ...Object.fromEntries(ofEvidence), [correction]: CORRECTION, [other]: nowhere };
}

/** What only the holder of a file does, while it has one; a colleague's message, evidence or correction does not wait for that. */
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
  'an administrator who holds it': { permission: 0, holder: 'ann', rows: refused(ofAdministrator, ['CORRECTION']) },
  'an administrator beside its holder': {
    permission: 0,
    holder: 'bob',
    rows: refused(ofAdministrator, decisions),
  },
  'an operator': { permission: 1, rows: refused(ofAdministrator, ['CORRECTION']) },
  'an operator who holds it': { permission: 1, holder: 'ann', rows: refused(ofAdministrator, ['CORRECTION']) },
  'an operator beside its holder': {
    permission: 1,
    holder: 'bob',
    rows: refused(ofAdministrator, [...decisions, 'CORRECTION']),
  },
};

/**
 * Every cell of the table is tried on the pure rules (libs/domain/src/repair/repair-matrix.test.ts). Here the API is shown
 * to ask them: every way that leads somewhere, of a caller beside a holder the first one, and one refusal an operation.
 */
function waysToTry(rows: Rows, { holder }: Caller, status: RepairStatus): [code: string, way: string][] {
  return Object.entries(rows).flatMap(([code, ways], index) => {
    const accepted = repairStatusCodes.filter((each) => ways[each] !== '.');
    const refused = repairStatusCodes.filter((each) => ways[each] === '.');
    const isTried =
      refused[index % refused.length] === status ||
      (holder === undefined ? accepted.includes(status) : accepted[0] === status);
    return isTried ? [[code, ways[status] ?? '.']] : [];
  });
}

describe('the ways of a file', () => {
  let harness: RepairsHarness;
  let uploads: Readonly<Record<string, object>>;
  const entity = entityOf();
  beforeAll(async () => {
    harness = await startRepairs();
    const invoice = await harness.upload(entity.entity_id, pdf, 'pdf');
    uploads = { FAC: invoice, PHO: await harness.upload(entity.entity_id, png, 'png') };
  });
  afterAll(() => harness?.close());

  /** Of one session for each file: an invoice that is sent again is that of its other learners. */
  const sessionInvoice = (fileId: string) =>
    harness.upload(entity.entity_id, Buffer.concat([pdf, Buffer.from(`%${fileId}\n`)]), 'pdf');

  let serial = 0;

  async function fileAt(kind: Kind, status: RepairStatus, operatorId: string | undefined) {
    serial += 1;
    const document = replay(
      {
        kind: kinds[kind],
        digits: String(10_000 + serial),
        entity,
        consumer: harness.person(),
        bike: { brand: 'Autre', serial: `W${serial}` },
        openedAt: new Date('2026-03-01T09:00:00.000Z'),
        openedBy: { role: 'REP', userName: 'Camille' },
        steps: stepsTo(kind, status),
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

  /** Where each operation leads; a point when it was refused and nothing was written, which leaves the file to the next one. */
  async function tried(who: Caller, codes: readonly string[], freshFile: () => Promise<RepairDocument>) {
    const { path, caller } = askerOf(who);
    const ways: [code: string, way: string][] = [];
    let file = await freshFile();
    for (const code of codes) {
      const document = code === 'FACVE' ? await sessionInvoice(file._id) : uploads[code];
      const answer = await caller.put(path, {
        repair_id: file._id,
        last_row_hash: file.rowHash,
        repair_data: { operation_code: code, operation_data: { ...document, ...carried[code] } },
      });
      const stored = await harness.models.repairs.findById(file._id).lean();
      const isUntouched = stored?.rowHash === file.rowHash;
      const isAccepted = answer.status === 200;
      ways.push([code, isAccepted ? Number(stored?.status).toString(16).toUpperCase() : isUntouched ? '.' : 'written']);
      if (isAccepted) file = await freshFile();
    }
    return ways;
  }

  const cells = Object.entries(callers).flatMap(([who, caller]) =>
    (Object.keys(kinds) as Kind[]).flatMap((kind) =>
      repairStatusCodes
        .map((status) => ({ who, kind, status, caller, ways: waysToTry(rowsOf(kind, caller.rows), caller, status) }))
        .filter(({ ways }) => ways.length > 0),
    ),
  );

  it.each(cells)(
    'out of $status, of $kind for $who, are those of the specification and no others',
    async ({ kind, status, caller, ways }) => {
      const codes = ways.map(([code]) => code);
      expect(await tried(caller, codes, () => fileAt(kind, status, caller.holder))).toEqual(ways);
    },
  );
});
