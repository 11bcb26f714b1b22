import { defineSchema } from '@alveole/persistence';
import { openEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';
import { renewListKeys } from './renew-list-keys.ts';

it('gives those that were written before lists could be ordered their place', async () => {
  const enrolment = await openEnrolment();
  const { establishments } = enrolment.models;
  const { id } = await register(enrolment, { commercialname: 'Échappée' });
  await establishments.collection.updateOne({ _id: id as never }, { $unset: { listKeys: '' } });
  const done = enrolment.database.model('done_forms', defineSchema<{ _id: string; done_at: Date }>({ done_at: Date }));
  const first = { _id: 'establishments-list-keys' };
  while ((await done.exists(first)) === null) await new Promise(setImmediate);
  await done.deleteOne(first);
  const logger = { info: () => undefined, warn: () => undefined } as never;
  const renewal = renewListKeys(enrolment.database, establishments, logger);
  const placed = () => establishments.findById(id).lean();
  while ((await placed())?.listKeys === undefined) await new Promise(setImmediate);
  await renewal.stop();
  expect((await placed())?.listKeys).toEqual({
    name: 'ECHAPPEE',
    status: '0 ECHAPPEE',
    department: '67 67000 ECHAPPEE',
  });
  await enrolment.close();
});
