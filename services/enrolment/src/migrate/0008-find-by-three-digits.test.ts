import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

const shop = '3196b988-1d5d-f64e-c3a9-0a9e07c2f350';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
  await enrolment.storeFormerRows('services/enrolment/src/migrate/rows-of-2026-11-25.fixture.json');
  await enrolment.migrate();
});
afterAll(() => enrolment?.close());

it('an establishment of an earlier version is found by the first three digits of its SIRET', async () => {
  const identified = { 'profile.identifier': '73282932000074', searchTokens: ['73282'] };
  await enrolment.models.establishments.collection.updateOne({ _id: shop as never }, { $set: identified });
  await enrolment.migrate();
  const desk = enrolment.as('ALL');
  const found = async (query: string) =>
    (await desk.get(`/enrolment/entities?gender=1&query=${query}`)).body.map(
      ({ entity_id }: { entity_id: string }) => entity_id,
    );
  expect(await found('732')).toEqual([shop]);
  expect(await found('7328')).toEqual([shop]);
  expect(await found('733')).toEqual([]);
});
