import { openEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';

it('finds establishments of an earlier version by SIREN and department once migrated', async () => {
  const enrolment = await openEnrolment();
  const { establishments } = enrolment.models;
  const { id } = await register(enrolment, { siret: '73282932000074', zip: '97411', city: 'SAINT-PAUL' });
  await establishments.collection.updateOne({ _id: id as never }, { $set: { searchTokens: ['73282932000074'] } });
  await enrolment.migrate();
  for (const query of ['732829320', '73282', '974']) {
    const { body } = await enrolment.as('ADM').get(`/enrolment/entities?query=${query}`);
    expect(body).toMatchObject([{ entity_id: id }]);
  }
  await enrolment.close();
});
