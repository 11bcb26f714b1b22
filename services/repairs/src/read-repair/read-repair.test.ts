import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

describe('reading a file', () => {
  it('gives one’s own by id with its people; a stranger’s is 403, for its history too', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.open(start);
    const path = `/enrolment/repair/${file.repair_id}`;
    const stranger = (await tested.harness.shop()).rep;
    expect((await start.caller.get(path)).body).toMatchObject({
      consumer: { last_name: 'DURAND' },
      entity: { city: 'Strasbourg' },
    });
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.get(`${path}/history`)).status).toBe(403);
    expect((await tested.harness.as('ALL').get(path)).status).toBe(403);
    expect((await start.caller.get('/enrolment/repair/none')).body.code).toBe('RepairNotFoundException');
  });

  it('tells the history oldest first, to the repairer and to staff', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.repairer(start.caller, await tested.journeys.open(start), 'MSG', {
      text: 'Bonjour',
    });
    const codes = ({ body }: { body: { operation_code: string }[] }) =>
      body.map(({ operation_code }) => operation_code);
    expect(codes(await start.caller.get(`/enrolment/repair/${file.repair_id}/history`))).toEqual(['INIT', 'MSG']);
    expect(codes(await tested.harness.as('ADM').get(`/backend/repair/${file.repair_id}/history`))).toEqual([
      'INIT',
      'MSG',
    ]);
  });
});
