import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { migrations } from './migrations.ts';

const shop = '3196b988-1d5d-f64e-c3a9-0a9e07c2f350';
const sophie = '958b33d0-da2d-ca9d-24c4-eda07cdcfd1c';
const registration = '6f0a5a52-5f2b-4c3e-9d59-1f9a2a5d7c10';

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

  it('shows the views that were saved of a list, and saves others in their place', async () => {
    const desk = enrolment.as('ADM', { userId: sophie });
    const { body } = await desk.get('/v1/enrolment/list_views?list=repairs');
    expect(body).toMatchObject({ views: [{ view_id: 'view-1', name: 'À revoir' }], default_id: 'view-1' });
    const wanted = { list: 'repairs', views: [], last_row_hash: body.row_hash };
    expect((await desk.put('/v1/enrolment/list_views', wanted)).body.views).toEqual([]);
  });

  it('renews the registration that was under way', async () => {
    enrolment.clock.later(Date.parse('2026-11-25T12:00:00Z') - enrolment.clock.read().getTime());
    const { status } = await enrolment.visitor.post('/v1/enrolment/registrations/renew', { entity_id: registration });
    expect(status).toBe(200);
  });

  it.each([
    ['attempts', { count: 3, expiresAt: new Date('2026-11-25T12:30:00Z') }],
    ['turns', { at: 1_795_608_000_000, used: 2, expiresAt: new Date('2026-11-26T12:00:00Z') }],
    ['known_places', { expiresAt: new Date('2027-05-24T12:00:00Z') }],
    ['rate_counts', { count: 7, expiresAt: new Date('2026-11-25T12:01:00Z') }],
    ['code_mails', { count: 2, expiresAt: new Date('2026-11-25T13:00:00Z') }],
  ])('stores a row of %s under the names of now', async (collection, row) => {
    const stored = await enrolment.database.collection(collection).find({}).toArray();
    expect(stored).toContainEqual(expect.objectContaining(row));
    expect(JSON.stringify(stored)).not.toContain('expires_at');
  });

  it('migrates a counter that is without its camera, and finds nothing to migrate at the next run', async () => {
    const repairer = enrolment.as('REP', { entityId: shop });
    expect((await repairer.get('/enrolment/entity_params')).body).toEqual({ no_use_of_camera: true });
    expect(await enrolment.models.establishments.collection.findOne({ row_hash: { $exists: true } })).toBeNull();
    expect(await enrolment.models.establishments.collection.findOne({ 'profile.siret': { $exists: true } })).toBeNull();
    expect((await enrolment.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
