import { defineSchema } from '@alveole/persistence';
import { openEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';
import { renewSearch } from './renew-search.ts';

it('lets establishments of an earlier version be found by SIREN and department', async () => {
  const enrolment = await openEnrolment();
  const { establishments } = enrolment.models;
  const { id } = await register(enrolment, { siret: '73282932000074', zip: '97411', city: 'SAINT-PAUL' });
  await establishments.collection.updateOne({ _id: id as never }, { $set: { searchTokens: ['73282932000074'] } });
  const done = enrolment.database.model('done_forms', defineSchema<{ _id: string; done_at: Date }>({ done_at: Date }));
  const first = { _id: 'establishments-siren-department-rna' };
  while ((await done.exists(first)) === null) await new Promise(setImmediate);
  await done.deleteOne(first);
  const logger = { info: () => undefined, warn: () => undefined } as never;
  const renewal = renewSearch(enrolment.database, establishments, logger);
  while ((await done.exists(first)) === null) await new Promise(setImmediate);
  await renewal.stop();
  for (const query of ['732829320', '73282', '974']) {
    const { body } = await enrolment.as('ADM').get(`/enrolment/entities?query=${query}`);
    expect(body).toMatchObject([{ entity_id: id }]);
  }
  await enrolment.close();
});
