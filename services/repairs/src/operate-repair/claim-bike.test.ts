import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { journeysOf, write } from '../journeys.harness.ts';
import type { Journeys } from '../journeys.harness.ts';

let harness: RepairsHarness;
let journeys: Journeys;

beforeAll(async () => {
  harness = await startRepairs();
  journeys = journeysOf(harness);
});
afterAll(() => harness?.close());

const refused = (answer: { status: number; body: { code: string; message: string } }) => [
  answer.status,
  answer.body.code,
  answer.body.message,
];
const url = '/enrolment/repair';

describe('one claim a bike', () => {
  const bike = (serial: string) => ({ repair_bike_brand: 'Peugeot', repair_bike_serial: serial });

  it('is taken at status 1: the second file with that bike is refused, however its number is typed', async () => {
    const [one, other] = [await journeys.begin(), await journeys.begin()];
    const late = await journeys.withEvidence(other, bike('px 10-4711'));
    const asked = await journeys.repairer(other.caller, late, 'SMS');
    await journeys.complete(one, bike('PX104711'));
    const answer = await other.caller.put(url, write(asked, 'VAL', { code: await harness.code(asked.repair_id) }));
    expect(refused(answer)).toEqual([
      409,
      'BikeAlreadyClaimedException',
      'This bike already benefited from the programme.',
    ]);
    expect((await other.caller.get(`${url}/${late.repair_id}`)).body.status).toBe(0);
  });

  it('is told at the opening already', async () => {
    await journeys.complete(await journeys.begin(), bike('PX104712'));
    const begin = await journeys.begin();
    await expect(journeys.open(begin, bike('PX104712'))).rejects.toThrow('BikeAlreadyClaimedException');
  });

  it('holds when ten files with one bike are completed at once', async () => {
    const ready = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const begin = await journeys.begin();
        const asked = await journeys.repairer(
          begin.caller,
          await journeys.withEvidence(begin, bike('PX104713')),
          'SMS',
        );
        return { begin, asked, code: await harness.code(asked.repair_id) };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ begin, asked, code }) => begin.caller.put(url, write(asked, 'VAL', { code }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('is free again once the file is given up or not eligible', async () => {
    const claimed = await journeys.complete(await journeys.begin(), bike('PX104714'));
    await journeys.staff(harness.as('ADM'), claimed, 'NIL');
    expect((await journeys.complete(await journeys.begin(), bike('PX104714'))).status).toBe(1);
  });

  it('does not bind bikes without a number', async () => {
    await journeys.complete(await journeys.begin(), bike('Pas de numero'));
    expect((await journeys.complete(await journeys.begin(), bike('pas de numéro'))).status).toBe(1);
  });
});
