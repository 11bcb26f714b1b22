import { openEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';

it('gives establishments that were written before lists could be ordered their place in each order', async () => {
  const enrolment = await openEnrolment();
  const { establishments } = enrolment.models;
  const { id } = await register(enrolment, { commercialname: 'Échappée' });
  await establishments.collection.updateOne({ _id: id as never }, { $unset: { listKeys: '' } });
  await enrolment.migrate();
  expect((await establishments.findById(id).lean())?.listKeys).toEqual({
    name: 'ECHAPPEE',
    status: '0 ECHAPPEE',
    department: '67 67000 ECHAPPEE',
  });
  await enrolment.close();
});
