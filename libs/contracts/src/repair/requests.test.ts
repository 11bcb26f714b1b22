import { repairKinds, RepairKind, repairStatusCodes, RepairStatus } from '@alveole/domain';
import fc from 'fast-check';
import { operationBody } from './operation-requests.ts';
import {
  assignmentRequestOf,
  assignRepairBody,
  openingRequestOf,
  openRepairBody,
  operateRepairBody,
  operationRequestOf,
  ownRepairListOf,
  repairListQuery,
} from './requests.ts';
import * as repairsRoutes from './routes.ts';

describe('the bodies that screens send', () => {
  it('are what the contract takes', () => {
    const opening = { localId: 'local-1', consumerId: 'B7K2M9QX', bike: { brand: 'Autre', serial: 'AB12' } };
    const rowHash = 'a'.repeat(32);
    const operation = operationBody.message('Bonjour');
    expect([
      repairsRoutes.openRepair.body.safeParse(openRepairBody({ ...opening, kind: RepairKind.repair })).success,
      repairsRoutes.operateRepair.body.safeParse(operateRepairBody({ repairId: 'r1', rowHash, operation })).success,
      repairsRoutes.assignRepair.body.safeParse(assignRepairBody({ repairId: 'r1' })).success,
    ]).toEqual([true, true, true]);
  });

  it('name the version that was read', () => {
    const operation = operationBody.giveUp();
    expect(operateRepairBody({ repairId: 'r1', rowHash: 'b'.repeat(32), operation })).toEqual({
      repair_id: 'r1',
      last_row_hash: 'b'.repeat(32),
      repair_data: { operation_code: 'CAN', operation_data: {} },
    });
  });

  it('give and release a file by its holder', () => {
    expect([assignRepairBody({ repairId: 'r1', operatorId: 'user-1' }), assignRepairBody({ repairId: 'r1' })]).toEqual([
      { repair_id: 'r1', rozo_user_id: 'user-1' },
      { repair_id: 'r1', rozo_user_id: '' },
    ]);
  });
});

describe('the query of a repairer’s list', () => {
  it('is what the contract takes', () => {
    const own = repairListQuery({
      text: 'Durand',
      status: RepairStatus.toReview,
      kind: RepairKind.session,
      isUnread: true,
    });
    expect(repairsRoutes.listOwnRepairs.query.parse(own)).toEqual({
      query: 'Durand',
      status: 1,
      gender: 1,
      unread: 'yes',
    });
  });
});

const id = fc.uuid();
const word = fc.stringMatching(/^[A-Za-zé]{1,20}$/);
const consumerId = fc.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/);

it('reads the opening of a file that was sent', () => {
  const bike = fc.record({ brand: word, serial: word, comment: word }, { requiredKeys: ['brand', 'serial'] });
  const opening = fc.record(
    {
      localId: id,
      kind: fc.constantFrom(RepairKind.repair, RepairKind.session),
      consumerId,
      bike,
      operationDate: fc.constant('2026-03-02 09:30:00'),
    },
    { requiredKeys: ['localId', 'kind', 'consumerId', 'bike'] },
  );
  fc.assert(
    fc.property(opening, (request) => {
      expect(openingRequestOf(repairsRoutes.openRepair.body.parse(openRepairBody(request)))).toEqual(request);
    }),
  );
});

it('reads the operation and the version of the file that were sent', () => {
  const rowHash = fc.stringMatching(/^[0-9a-f]{32}$/);
  const request = fc.record(
    { repairId: id, rowHash, operation: fc.constant(operationBody.message('Bonjour')), localId: id },
    { requiredKeys: ['repairId', 'rowHash', 'operation'] },
  );
  fc.assert(
    fc.property(request, (asked) => {
      expect(operationRequestOf(repairsRoutes.operateRepair.body.parse(operateRepairBody(asked)))).toEqual(asked);
    }),
  );
});

it('reads whom a file was given to, or that it was released', () => {
  fc.assert(
    fc.property(fc.record({ repairId: id, operatorId: id }, { requiredKeys: ['repairId'] }), (asked) => {
      expect(assignmentRequestOf(repairsRoutes.assignRepair.body.parse(assignRepairBody(asked)))).toEqual(asked);
    }),
  );
});

it('reads what narrows the own list that was asked for', () => {
  const request = fc.record(
    {
      text: word,
      status: fc.constantFrom(...repairStatusCodes),
      kind: fc.constantFrom(...repairKinds),
      isUnread: fc.constant(true),
      createdBefore: id.map((repairId) => `2026-03-02T09:30:00.000Z,${repairId}`),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(request, (asked) => {
      expect(ownRepairListOf(repairsRoutes.listOwnRepairs.query.parse(repairListQuery(asked)))).toEqual(asked);
    }),
  );
});

it('reads the filters of the specification’s client, behind the parameters of their own names', () => {
  const query = repairsRoutes.listOwnRepairs.query.parse({ params: 'status=3&gender=0', gender: '1' });
  expect(ownRepairListOf(query)).toEqual({ status: 3, kind: 1 });
});
