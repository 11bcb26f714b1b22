import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { migrations } from './migrations.ts';

const shop = '3196b988-1d5d-f64e-c3a9-0a9e07c2f350';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
  await enrolment.storeFormerRows('services/enrolment/src/migrate/rows-of-2026-11-25.fixture.json');
  await enrolment.migrate();
});
afterAll(() => enrolment?.close());

describe('the store of enrolment as a version of November 2026 left it', () => {
  it('lists an establishment by its name in each order, and finds it by its SIRET', async () => {
    const desk = enrolment.as('ALL');
    const { siret } = (await desk.get(`/enrolment/entity/${shop}`)).body.entity_data as { siret: string };
    for (const path of ['gender=1&order=name', `gender=1&query=${siret}`]) {
      const { body } = await desk.get(`/enrolment/entities?${path}`);
      expect(body).toMatchObject([{ entity_id: shop }]);
    }
  });

  it('finds a beneficiary who registers again under the code that she had', async () => {
    const person = {
      name: 'Lucas',
      lastname: 'Lefevre',
      birthdate: (await enrolment.models.beneficiaries.findById('KR96SJ8D').orFail().lean()).birthDate,
      birthplace: (await enrolment.models.beneficiaries.findById('KR96SJ8D').orFail().lean()).birthPlace,
      zip: '33000',
      phone: '+33639981017',
      mail: 'lucas.lefevre@exemple.fr',
      cguAccept: '2026-03-02T08:59:00.000Z',
    };
    const { body } = await enrolment.visitor.post('/enrolment/consumer_public', person);
    expect([body.is_new, body.consumer_id]).toEqual([false, 'KR96SJ8D']);
  });

  it('migrates a counter that is without its camera, and finds nothing to migrate at the next run', async () => {
    const repairer = enrolment.as('REP', { entityId: shop });
    expect((await repairer.get('/enrolment/entity_params')).body).toEqual({ no_use_of_camera: true });
    expect(await enrolment.models.establishments.collection.findOne({ row_hash: { $exists: true } })).toBeNull();
    expect((await enrolment.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
