import { bikeClaimKey } from '@alveole/domain';
import { write, repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const refused = (answer: { status: number; body: { code: string; message: string } }) => [
  answer.status,
  answer.body.code,
  answer.body.message,
];
const url = '/enrolment/repair';

describe('one claim a bike', () => {
  const bike = (serial: string) => ({ repair_bike_brand: 'Peugeot Cycles', repair_bike_serial: serial });

  it('is taken at status 1: the second file with that bike is refused, however its number is typed', async () => {
    const [one, other] = [await tested.journeys.begin(), await tested.journeys.begin()];
    const late = await tested.journeys.withEvidence(other, bike('px 10-4711'));
    const asked = await tested.journeys.repairer(other.caller, late, 'SMS');
    await tested.journeys.complete(one, bike('PX104711'));
    const answer = await other.caller.put(
      url,
      write(asked, 'VAL', { code: await tested.harness.code(asked.repair_id) }),
    );
    expect(refused(answer)).toEqual([
      409,
      'BikeAlreadyClaimedException',
      'This bike already benefited from the programme.',
    ]);
    expect((await other.caller.get(`${url}/${late.repair_id}`)).body.status).toBe(0);
  });

  it.each([
    ['letters of another alphabet that look the same', 'PX104716', 'РХ104716'],
    ['a zero for the letter O', 'OPX104716', '0PX104716'],
  ])('is not dodged by %s', async (_what, written, dodging) => {
    await tested.journeys.complete(await tested.journeys.begin(), bike(written));
    const begin = await tested.journeys.begin();
    await expect(tested.journeys.open(begin, bike(dodging))).rejects.toThrow('BikeAlreadyClaimedException');
  });

  it('holds under the key that an earlier version wrote, and gets the key of now once migrated', async () => {
    const { harness, journeys } = tested;
    const { repair_id } = await journeys.complete(await journeys.begin(), bike('PX10471O'));
    const former = { claim: 'PEUGEOTCYCLES|PX10471O' };
    await harness.models.repairs.collection.updateOne({ _id: repair_id } as never, { $set: former } as never);
    await expect(journeys.open(await journeys.begin(), bike('PX10471O'))).rejects.toThrow('BikeAlreadyClaimed');
    const claim = async () => (await harness.models.repairs.findById(repair_id).lean())?.claim;
    await harness.migrate();
    expect(await claim()).toBe(bikeClaimKey('Peugeot Cycles', 'PX10471O'));
  });

  it.each([
    ['a brand that is not in the list', { repair_bike_brand: 'Remise en selle', repair_bike_serial: 'AB1' }],
    ['a number of punctuation alone', { repair_bike_brand: 'Trek', repair_bike_serial: '- . /' }],
    ['the session marker as a number', { repair_bike_brand: 'Trek', repair_bike_serial: 'Remise en selle' }],
  ])('is not dodged by %s, which is refused at the opening', async (_what, dodging) => {
    const begin = await tested.journeys.begin();
    await expect(tested.journeys.open(begin, dodging)).rejects.toThrow('400');
  });

  it('is told at the opening already', async () => {
    await tested.journeys.complete(await tested.journeys.begin(), bike('PX104712'));
    const begin = await tested.journeys.begin();
    await expect(tested.journeys.open(begin, bike('PX104712'))).rejects.toThrow('BikeAlreadyClaimedException');
  });

  it('holds when ten files with one bike are completed at once', async () => {
    const ready = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const begin = await tested.journeys.begin();
        const asked = await tested.journeys.repairer(
          begin.caller,
          await tested.journeys.withEvidence(begin, bike('PX104713')),
          'SMS',
        );
        return { begin, asked, code: await tested.harness.code(asked.repair_id) };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ begin, asked, code }) => begin.caller.put(url, write(asked, 'VAL', { code }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('is free again once the file is given up or not eligible', async () => {
    const claimed = await tested.journeys.complete(await tested.journeys.begin(), bike('PX104714'));
    await tested.journeys.staff(tested.harness.as('ADM'), claimed, 'NIL');
    expect((await tested.journeys.complete(await tested.journeys.begin(), bike('PX104714'))).status).toBe(1);
  });

  it('does not bind bikes without a number', async () => {
    await tested.journeys.complete(await tested.journeys.begin(), bike('Pas de numero'));
    expect((await tested.journeys.complete(await tested.journeys.begin(), bike('pas de numéro'))).status).toBe(1);
  });
});
