import { EstablishmentStatus } from '@alveole/domain';
import { savedProfile } from '../repairs.harness.ts';
import { write, repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const refused = (answer: { status: number; body: { code: string; message: string } }) => [
  answer.status,
  answer.body.code,
  answer.body.message,
];
const url = '/enrolment/repair';

describe('writing on a version', () => {
  it('refuses a stale row_hash and writes nothing', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    await tested.journeys.repairer(begin.caller, opened, 'MSG', { text: 'Bonjour' });
    expect(refused(await begin.caller.put(url, write(opened, 'CAN')))).toEqual([
      409,
      'RepairVersionMismatchException',
      'The repair was modified by another user.',
    ]);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.status).toBe(0);
  });

  it('lets one of fifty writers with one row_hash win', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => begin.caller.put(url, write(opened, 'MSG', { text: `Message ${n}` }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['RepairVersionMismatchException']),
    );
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.history).toHaveLength(2);
  });

  it('keeps other establishments and other roles out', async () => {
    const opened = await tested.journeys.open(await tested.journeys.begin());
    const stranger = await tested.harness.shop();
    expect(refused(await stranger.rep.put(url, write(opened, 'CAN')))).toEqual([
      403,
      'NotAuthorizedException',
      'Repair of another entity.',
    ]);
    expect((await tested.harness.as('ADM').put(url, write(opened, 'CAN'))).status).toBe(403);
    expect((await tested.harness.as('ALL').put('/backend/repair', write(opened, 'ACAN'))).status).toBe(403);
    expect((await tested.harness.as('FUB').put('/backend/repair', write(opened, 'ACAN'))).status).toBe(403);
    expect((await tested.harness.as('ADM').put('/backend/repair', write(opened, 'ACAN'))).status).toBe(200);
  });

  it('does not know a file that is not there', async () => {
    const { rep } = await tested.harness.shop();
    expect(
      refused(
        await rep.put(
          url,
          write({ repair_id: 'none', row_hash: '0'.repeat(32), repair_rozo_id: '', status: 0 }, 'CAN'),
        ),
      ),
    ).toEqual([400, 'RepairNotFoundException', 'Repair not found.']);
  });

  it('is closed to an establishment whose account is closed', async () => {
    const { rep, entity } = await tested.harness.shop();
    const opened = await tested.journeys.open({
      caller: rep,
      entityId: entity.entity_id,
      consumerId: tested.harness.person().consumer_id,
    });
    await tested.harness.publish(savedProfile({ ...entity, status: EstablishmentStatus.closed, sequence: 2 }));
    expect(refused(await rep.put(url, write(opened, 'CAN')))).toEqual([
      403,
      'NotAuthorizedException',
      'Account closed.',
    ]);
  });

  it.each([
    ['an operator object as the id', { repair_id: { $gt: '' } }],
    ['an operator object as the row_hash', { last_row_hash: { $ne: '' } }],
    ['an operation that repairers do not send', { repair_data: { operation_code: 'REM', operation_data: {} } }],
    ['an unknown field', { status: 6 }],
  ])('refuses %s', async (_what, changes) => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    expect((await begin.caller.put(url, { ...write(opened, 'CAN'), ...changes })).status).toBe(400);
  });

  it('ignores the search data of older clients', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const answer = await begin.caller.put(url, {
      ...write(opened, 'MSG', { text: 'Bonjour' }),
      repair_search_data: { lastname: 'AUTRE', $set: 1 },
      keywords: 'autre',
    });
    expect(answer.status).toBe(200);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.repair_search_data.lastname).toBe('DURAND');
  });
});
