import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { partnerOf, validatedShop } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

it('finds by its own country code a number of Réunion that an earlier version stored behind +33', async () => {
  const counter = partnerOf(enrolment, await validatedShop(enrolment));
  const national = '692123456';
  const { consumer_id } = (
    await enrolment.visitor.post('/enrolment/consumer_public', {
      lastname: 'Payet',
      name: 'Éloïse',
      birthdate: '1990-05-17',
      birthplace: 'Saint-Denis',
      zip: '97400',
      phone: `+262${national}`,
      mail: 'eloise.payet@exemple.fr',
      cguAccept: '2026-03-02T08:59:00.000Z',
    })
  ).body;
  await enrolment.models.beneficiaries.updateOne({ _id: consumer_id }, { $set: { phone: `+33${national}` } });
  for (const typed of [`+262${national}`, `+33${national}`])
    expect((await counter.get(`/enrolment/consumers?query=${encodeURIComponent(typed)}`)).body).toMatchObject([
      { consumer_id },
    ]);
  const { body } = await enrolment.asService('repairs').get(`/v1/enrolment/consumer_snapshots/${consumer_id}`);
  expect(body.smartphone_number).toBe(`+262${national}`);
});
