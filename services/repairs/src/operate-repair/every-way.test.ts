import { decideRepair, openEndedCampaign, repairStatusCodes } from '@alveole/domain';
import type { RepairActor, RepairStatus } from '@alveole/domain';
import { createTestTokens, testInfrastructure } from '@alveole/testing/node';
import { replay } from '../seeding/replay.ts';
import type { SeedStep } from '../seeding/replay.ts';
import { consumerOf, entityOf } from '../trial/people.ts';
import { startTrial } from '../trial/start-trial.ts';
import type { Trial } from '../trial/start-trial.ts';

/** How a file comes to each status, by the operations alone. */
const repairer = ['FAC', 'PHO', 'VAL'] as const;
const ways: Readonly<Record<RepairStatus, readonly SeedStep['operation'][]>> = {
  0: [],
  1: repairer,
  2: ['CAN'],
  3: [...repairer, 'COM'],
  4: [...repairer, 'COM', 'COMR'],
  5: [...repairer, 'AVAL'],
  6: [...repairer, 'AVAL', 'REM'],
  7: ['NIL'],
  8: [...repairer, 'ECH'],
  9: [...repairer, 'ECH', 'COMECH'],
  10: [...repairer, 'ECH', 'COMECH', 'COMRECH'],
  11: [...repairer, 'ECH', 'AVALECH'],
  12: [...repairer, 'ECH', 'AVALECH', 'REMECH'],
  13: [...repairer, 'ECH', 'NIL'],
  14: ['ACAN'],
};
const byStaff = new Set<string>(['COM', 'COMECH', 'AVAL', 'AVALECH', 'ECH', 'NIL', 'ACAN']);
const byRefunds = new Set<string>(['REM', 'REMECH']);

/** Operations that need no upload, with what each must carry. */
const operations = {
  CAN: {},
  MSG: { text: 'Bonjour' },
  BUG: {},
  COM: { motif: { tab: ['Photo floue'] } },
  COMECH: { motif: { tab: ['Photo floue'] } },
  COMR: {},
  COMRECH: {},
  AVAL: {},
  AVALECH: {},
  ECH: {},
  NIL: {},
  ACAN: {},
  FACCOR: { amount_to_refund: -1 },
  VAL: { operation_comment: 'Vu au comptoir' },
} as const;

describe('the ways of a file', () => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await startTrial({ infrastructure: testInfrastructure(), tokens: createTestTokens() });
  });
  afterAll(() => trial?.close());

  const entity = entityOf();
  let serial = 0;

  async function fileAt(status: RepairStatus) {
    const at = new Date('2026-03-01T09:00:00.000Z');
    const steps = ways[status].map((operation): SeedStep => ({
      operation,
      at,
      author: byRefunds.has(operation)
        ? { role: 'SYS', userName: '' }
        : byStaff.has(operation)
          ? { role: 'ADM', userId: 'user-x', userName: 'Ada' }
          : { role: 'REP', userName: 'Camille' },
      details:
        operation === 'FAC'
          ? { netCents: 4000, toRefundCents: 4000 }
          : operation.startsWith('COM')
            ? { reasonLines: ['Photo floue'] }
            : {},
    }));
    serial += 1;
    const document = replay(
      {
        gender: 0,
        digits: String(10_000 + serial),
        entity,
        consumer: consumerOf(),
        bike: { brand: 'Autre', serial: `W${serial}` },
        openedAt: at,
        openedBy: { role: 'REP', userName: 'Camille' },
        steps,
      },
      openEndedCampaign,
    );
    await trial.models.repairs.insertMany([document]);
    return document;
  }

  // Each status has people of its own: the rate limit of an account is not what is tried here.
  const actors = [
    {
      name: 'the repairer',
      path: '/enrolment/repair',
      caller: (n: number) => trial.as('REP', { entity_id: entity.entity_id, user_id: `user-rep-${n}` }),
      actor: { role: 'REP', entityId: entity.entity_id },
    },
    {
      name: 'an administrator',
      path: '/backend/repair',
      caller: (n: number) => trial.as('ADM', { user_id: `user-adm-${n}` }),
      actor: { role: 'ADM', permission: 0, userId: 'user-adm' },
    },
  ] as const satisfies readonly { name: string; path: string; caller: (n: number) => unknown; actor: RepairActor }[];

  it.each(repairStatusCodes.flatMap((status) => actors.map((actor) => [status, actor.name, actor] as const)))(
    'out of %s, for %s, are those of the rules and no others',
    async (status, _name, { path, caller, actor }) => {
      for (const [code, data] of Object.entries(operations)) {
        const file = await fileAt(status);
        const text = 'text' in data ? data.text : 'motif' in data ? data.motif.tab[0] : '';
        const action = {
          operation: code as keyof typeof operations,
          text,
          comment: 'operation_comment' in data ? data.operation_comment : undefined,
          adjustmentCents: -100,
        };
        const expected = decideRepair(
          { ...file, kind: file.gender, refundLocked: false },
          { ...action, comment: action.comment ?? '' },
          actor,
        );
        const answer = await caller(status).put(path, {
          repair_id: file._id,
          last_row_hash: file.row_hash,
          repair_data: { operation_code: code, operation_data: data },
        });
        const stored = await trial.models.repairs.findById(file._id).lean();
        expect([code, stored?.status, stored?.history.length]).toEqual([
          code,
          expected.ok ? expected.value.to : status,
          file.history.length + (expected.ok ? expected.value.records.length : 0),
        ]);
        expect([code, answer.status === 200]).toEqual([code, expected.ok]);
      }
    },
  );
});
