import { opening, journeysOf, write } from '../journeys.harness.ts';
import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';

/** The programme of 2020 ended on 31 March 2021, its grace period on 30 May. */
let harness: RepairsHarness;
beforeAll(async () => {
  harness = await startRepairs({ CAMPAIGN: 'programme-2020' });
});
afterAll(() => harness?.close());

const url = '/enrolment/repair';
const at = (instant: string) => void (harness.clock.now = new Date(instant));

async function openAt(now: string, operation_date?: string, shop = {}) {
  at(now);
  const { rep, entity } = await harness.shop(shop);
  const answer = await rep.post(url, opening(harness.person().consumer_id, { operation_date }));
  return { rep, entity, answer };
}
const refusalOf = ({ status, body }: { status: number; body: { code: string; message: string } }) => [
  status,
  body.code,
  body.message,
];
const closed = [409, 'CampaignClosedException', 'The campaign is not open.'];
const invalid = [400, 'ValidationException', 'operation_date (INVALID): Invalid date'];

describe('a file', () => {
  it.each([
    [
      'of the last day, sent on the next one by a counter without network',
      '2021-04-01T08:00:00Z',
      '2021-03-31 10:00:00',
    ],
    ['of the last minute', '2021-03-31T21:59:00Z', undefined],
  ])('%s is opened', async (_, now, operationDate) => {
    expect((await openAt(now, operationDate)).answer.status).toBe(200);
  });

  it.each([
    ['of the day after the campaign', '2021-04-01T08:00:00Z', undefined, closed],
    ['of the last day that is sent a week later', '2021-04-07T08:00:00Z', '2021-03-31 10:00:00', closed],
    ['from before the campaign', '2020-06-02T08:00:00Z', '2020-05-10 10:00:00', invalid],
    ['of tomorrow', '2020-06-02T08:00:00Z', '2020-06-03 10:00:00', invalid],
  ])('%s is refused', async (_, now, operationDate, refusal) => {
    expect(refusalOf((await openAt(now, operationDate)).answer)).toEqual(refusal);
  });

  it('of a day before the shop was validated is refused, of the same day opened', async () => {
    const shop = { validated_at: '2020-06-02T12:00:00.000Z' };
    const before = await openAt('2020-06-02T13:00:00Z', '2020-06-01 10:00:00', shop);
    expect(refusalOf(before.answer)).toEqual([
      403,
      'NotAuthorizedException',
      'Entity not validated on the day of the repair.',
    ]);
    expect((await openAt('2020-06-02T13:00:00Z', '2020-06-02 10:00:00', shop)).answer.status).toBe(200);
  });

  it('opened by the end is closed until the end of the grace period, and then no more, with the reason', async () => {
    const { rep, entity, answer } = await openAt('2021-03-31T10:00:00Z');
    const journeys = journeysOf(harness);
    at('2021-05-30T10:00:00Z');
    const sent = await journeys.repairer(rep, answer.body, 'SMS');
    expect((await rep.get(`${url}/${sent.repair_id}`)).body.grace_ended).toBe(false);
    at('2021-05-30T22:00:00Z');
    const late = await rep.put(url, write(sent, 'VAL', { code: await harness.code(sent.repair_id) }));
    expect(refusalOf(late)).toEqual([409, 'CampaignClosedException', 'The grace period of the campaign is over.']);
    expect((await rep.get(`${url}/${sent.repair_id}`)).body).toMatchObject({ status: 0, grace_ended: true });
    expect(entity.entity_id).toBe((await rep.get(`${url}/${sent.repair_id}`)).body.entity.entity_id);
  });

  it('takes no operation that is dated before the campaign', async () => {
    const { rep, answer } = await openAt('2020-06-02T08:00:00Z');
    const message = write(answer.body, 'MSG', { text: 'Bonjour', operation_date: '2020-05-10 10:00:00' });
    expect(refusalOf(await rep.put(url, message))).toEqual(invalid);
  });
});
