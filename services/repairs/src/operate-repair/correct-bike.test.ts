import { bikeClaimKey } from '@alveole/domain';
import { pdf, png } from '../evidence.harness.ts';
import { opening, repairsUnderTest, write } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const url = '/enrolment/repair';
const bike = (repair_bike_serial: string, repair_bike_brand = 'Gitane') => ({ repair_bike_brand, repair_bike_serial });

let serial = 0;
const freshSerial = () => `VC2026${String((serial += 1)).padStart(4, '0')}`;

async function openedFile() {
  const start = await tested.journeys.begin();
  const former = freshSerial();
  const file = await tested.journeys.open(start, { ...bike(former), repair_bike_comment: 'cadre rouge' });
  return { start, former, file };
}

const read = async ({ caller }: Start, { repair_id }: FileInHand) => (await caller.get(`${url}/${repair_id}`)).body;
const foundBy = async (start: Start, query: string) =>
  (await start.caller.get(`/enrolment/repairs?query=${query}`)).body.length;

describe('the correction of a bike at status 0', () => {
  it('keeps the corrected bike with the former one, and finds and lists the file under the corrected one alone', async () => {
    const { start, former, file } = await openedFile();
    const next = freshSerial();
    await tested.journeys.repairer(start.caller, file, 'VELO', bike(next, 'Peugeot Cycles'));
    const after = await read(start, file);
    expect(after.bike).toEqual({ brand: 'Peugeot Cycles', serial: next, comment: 'cadre rouge' });
    expect(after.status).toBe(0);
    expect(after.history.at(-1)).toMatchObject({
      operation_code: 'VELO',
      operation_data: {
        repair_bike_serial: next,
        former_bike_brand: 'Gitane',
        former_bike_serial: former,
        former_bike_comment: 'cadre rouge',
      },
    });
    expect([await foundBy(start, former), await foundBy(start, next)]).toEqual([0, 1]);
    const bikes = await start.caller.get(`${url}/consumer/${start.consumerId}/history`);
    expect(JSON.stringify(bikes.body)).toContain(next);
    expect(JSON.stringify(bikes.body)).not.toContain(former);
  });

  it('removes the comment of a bike when it is sent empty', async () => {
    const { start, former, file } = await openedFile();
    await tested.journeys.repairer(start.caller, file, 'VELO', { ...bike(former), repair_bike_comment: '' });
    expect((await read(start, file)).bike).toEqual({ brand: 'Gitane', serial: former });
  });

  it('accepts a corrected bike from staff, and refuses it from another shop', async () => {
    const { start, file } = await openedFile();
    const stranger = await tested.journeys.begin();
    const refused = await stranger.caller.put(url, write(file, 'VELO', bike(freshSerial())));
    expect([refused.status, refused.body.code]).toEqual([403, 'NotAuthorizedException']);
    await tested.journeys.staff(tested.harness.as('ADM'), file, 'VELO', bike(freshSerial()));
    expect((await read(start, file)).history.at(-1)).toMatchObject({ operation_code: 'VELO', actor: { role: 'ADM' } });
  });

  it.each([
    ['the bike that the file has', (former: string) => bike(former), 'bike-unchanged'],
    ['a number of punctuation alone', () => bike('- . /'), undefined],
    ['a brand that is not in the list', () => bike('AB12', 'Remise en selle'), undefined],
  ])('refuses a bike corrected to %s with 400, and writes nothing', async (_what, next, refusal) => {
    const { start, former, file } = await openedFile();
    const answer = await start.caller.put(url, write(file, 'VELO', next(former)));
    expect([answer.status, answer.body.code]).toEqual([400, 'ValidationException']);
    if (refusal !== undefined) expect(answer.body.refusal).toBe(refusal);
    expect((await read(start, file)).history).toHaveLength(1);
  });

  it('refuses a correction to a bike that has benefited, as it refuses the opening', async () => {
    const claimed = freshSerial();
    await tested.journeys.complete(await tested.journeys.begin(), bike(claimed));
    const { start, file } = await openedFile();
    const answer = await start.caller.put(url, write(file, 'VELO', bike(claimed)));
    expect([answer.status, answer.body.code]).toEqual([409, 'BikeAlreadyClaimedException']);
  });

  it('refuses a corrected bike once the beneficiary has given the code, whatever else is missing', async () => {
    const { start, file } = await openedFile();
    const withCode = await tested.journeys.repairer(start.caller, file, 'SMS');
    const code = await tested.harness.code(file.repair_id);
    const confirmed = await tested.journeys.repairer(start.caller, withCode, 'VAL', { code });
    const answer = await start.caller.put(url, write(confirmed, 'VELO', bike(freshSerial())));
    expect([answer.status, answer.body.refusal]).toEqual([409, 'the-beneficiary-confirmed-this-bike']);
  });

  it('records a corrected bike once when it is sent again, and refuses it on another version', async () => {
    const { start, file } = await openedFile();
    const body = write(file, 'VELO', bike(freshSerial()));
    const answers = await Promise.all([1, 2, 3].map(() => start.caller.put(url, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(start, file)).history).toHaveLength(2);
    const stale = await start.caller.put(url, write(file, 'VELO', bike(freshSerial())));
    expect([stale.status, stale.body.code]).toEqual([409, 'RepairVersionMismatchException']);
  });

  it('gives the claim of the corrected bike to the completed file, and leaves the former bike free', async () => {
    const { start, former, file } = await openedFile();
    const next = freshSerial();
    const corrected = await tested.journeys.repairer(start.caller, file, 'VELO', bike(next));
    const invoice = { ...(await tested.harness.upload(start.entityId, pdf, 'pdf')), amount_net: 42.5 };
    const invoiced = await tested.journeys.repairer(start.caller, corrected, 'FAC', invoice);
    const photo = await tested.harness.upload(start.entityId, png, 'png');
    const ready = await tested.journeys.repairer(start.caller, invoiced, 'PHO', photo);
    const withCode = await tested.journeys.repairer(start.caller, ready, 'SMS');
    const code = await tested.harness.code(file.repair_id);
    await tested.journeys.repairer(start.caller, withCode, 'VAL', { code });
    const stored = await tested.harness.models.repairs.findById(file.repair_id).lean();
    expect(stored?.claim).toBe(bikeClaimKey('Gitane', next));
    const other = await tested.journeys.begin();
    expect((await other.caller.post(url, opening(other.consumerId, bike(former)))).status).toBe(200);
    const refused = await other.caller.post(url, opening(other.consumerId, bike(next)));
    expect(refused.body.code).toBe('BikeAlreadyClaimedException');
  });

  it('shows staff the likeness of the corrected number, and no more that of the former one', async () => {
    const shared = freshSerial();
    const [{ start, file }, twin] = [await openedFile(), await tested.journeys.begin()];
    await tested.journeys.open(twin, bike(shared, 'Trek'));
    const hints = async () => {
      const { body } = await tested.harness.as('ADM').get(`/v1/repairs/hints/${file.repair_id}`);
      return JSON.stringify(body).includes('same_serial');
    };
    expect(await hints()).toBe(false);
    const corrected = await tested.journeys.repairer(start.caller, file, 'VELO', bike(shared));
    expect(await hints()).toBe(true);
    await tested.journeys.repairer(start.caller, corrected, 'VELO', bike(freshSerial()));
    expect(await hints()).toBe(false);
  });
});
