import { previewMigrations } from '@alveole/persistence';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { fieldOwners } from '../save-establishment/field-owners.ts';
import { fileOf } from '../shops.harness.ts';
import { formerEntry, formerProfile, formerShop, profileOfNow } from './former-profiles.fixture.ts';
import { migrations } from './migrations.ts';

const own = { companyName: 'HALFWAY SARL', postcode: '67001', phone: '+33388000001' };
const rows = [
  formerShop('full', formerProfile, {
    history: [
      formerEntry('register', []),
      formerEntry('modify', ['raison_sociale', 'zip', 'name', 'latitude', 've', 'activity', 'horaires_ouverture']),
      formerEntry('assign', ['operateur_id', 'operateur_name']),
      formerEntry('refuse-temporarily', ['motif', 'a-field-of-another-age']),
    ],
    operatorId: 'user-adm',
    operatorName: 'Ann',
  }),
  formerShop('school', {
    ...{ raison_sociale: 'ÉCOLE DU VÉLO', siret: '73282932000074', zip: '35000', city: 'Rennes' },
    ...{ mail: 'ecole@exemple.fr', name: 'Durand', latitude: 48.1, longitude: -1.67 },
    activity: { request: { gender: 1 } },
    ve: { veDescription: 'Des séances', veDiplome: {} },
  }),
  formerShop('sparse', { siret: '73282932000075', mail: 'seul@exemple.fr' }, { history: [formerEntry('import', [])] }),
  formerShop('empty', {}),
  formerShop(
    'halfway',
    { ...own, raison_sociale: 'FORMER SARL', zip: '99999', siret: '73282932000076', firstname: 'Léa' },
    { history: [formerEntry('modify', ['postcode', 'zip', 'firstname'])] },
  ),
];

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
  const { school, ...others } = Object.fromEntries(rows.map((row) => [row._id, row]));
  const validated = [formerEntry('register', []), formerEntry('validate', [], 1)];
  const documents = [...Object.values(others), { ...school, status: 1, validatedAt: new Date(), history: validated }];
  await enrolment.database.collection('establishments').insertMany(documents as never);
});
afterAll(() => enrolment?.close());

const stored = () => enrolment.database.collection('establishments').find({}).sort({ _id: 1 }).toArray();
const storedAs = async (id: string) =>
  (await stored()).find(({ _id }) => String(_id) === id) as Record<string, unknown>;
const idsOf = async (query: string) => {
  const { body } = await enrolment.as('ALL').get(`/enrolment/entities?gender=1&${query}`);
  return body.map(({ entity_id }: { entity_id: string }) => entity_id);
};
const fieldsIn = async (id: string) => {
  const { body } = await enrolment.as('ALL').get(`/v1/enrolment/entity_history/${id}`);
  return body.map(({ fields }: { fields: string[] }) => fields);
};
// Each test goes on where the one before ended.
describe('a store whose profiles bear the names of the wire', () => {
  it('counts the profiles to rename by a dry run, which changes none', async () => {
    const before = await stored();
    const store = { database: enrolment.database, now: enrolment.clock.read };
    const reports = await previewMigrations(store, migrations);
    expect(reports).toContainEqual({ name: '0007-name-profile-fields', seen: 5, changed: 4 });
    expect(await stored()).toEqual(before);
  });

  it('stores each field of a profile, each part of its blocks and each entry of its history by its identifier', async () => {
    await enrolment.migrate();
    const { profile, ...file } = await storedAs('full');
    expect(profile).toEqual(profileOfNow);
    expect(file).toMatchObject({
      rowHash: rows[0]?.rowHash,
      sequence: 1,
      history: [
        { fields: [] },
        { fields: ['companyName', 'postcode', 'lastName', 'latitude', 'training', 'activity', 'openingHours'] },
        { fields: ['assignee', 'operatorName'] },
        { fields: ['refusal', 'a-field-of-another-age'] },
      ],
    });
  });

  it('leaves no name of the wire in any profile', async () => {
    const profiles = (await Promise.all(rows.map(({ _id }) => storedAs(_id)))).map(({ profile }) => profile as object);
    expect(profiles.flatMap(Object.keys).filter((name) => !Object.hasOwn(fieldOwners, name))).toEqual([]);
    expect(JSON.stringify(profiles)).not.toMatch(/"(ve[A-Z]\w+|media_\w+|tab|pidRenewed|fub|accept|abort)":/);
  });

  it('answers of each profile what was stored, by the names of the wire', async () => {
    const { entity_data } = await fileOf(enrolment, 'full');
    expect(entity_data).toEqual({
      ...formerProfile,
      ve: { ...formerProfile.ve, veDiplome: { EMV: true, VAE: true } },
      documents: [{ ...formerProfile.documents[0], full_media_url: '/alveoleapi/enrolment/media/accepted/full/k.pdf' }],
      gender: 1,
      operateur_id: 'user-adm',
      operateur_name: 'Ann',
    });
    expect((await fileOf(enrolment, 'sparse')).entity_data).toEqual({
      siret: '73282932000075',
      mail: 'seul@exemple.fr',
      gender: 1,
    });
    expect((await fileOf(enrolment, 'empty')).entity_data).toEqual({ gender: 1 });
  });

  it('reads a profile that a run before had migrated halfway by its new names, and by the former ones where it lacks them', async () => {
    expect((await fileOf(enrolment, 'halfway')).entity_data).toEqual({
      ...{ raison_sociale: 'HALFWAY SARL', zip: '67001', telephone: '+33388000001' },
      ...{ siret: '73282932000076', firstname: 'Léa', gender: 1 },
    });
  });

  it('shows the history of a file by the names of the wire, and a former field under the name that it had', async () => {
    expect(await fieldsIn('full')).toEqual([
      ['motif', 'a-field-of-another-age'],
      ['operateur_id', 'operateur_name'],
      ['raison_sociale', 'zip', 'name', 'latitude', 've', 'activity', 'horaires_ouverture'],
      [],
    ]);
    expect(await fieldsIn('halfway')).toEqual([['zip', 'zip', 'firstname']]);
    expect(await fieldsIn('sparse')).toEqual([[]]);
  });

  it.each([
    ['query=rhin', ['full']],
    ['query=strasbourg', ['full']],
    ['query=WWWWW696577401', ['full']],
    ['query=%2B33639980001', ['full']],
    ['query=ecole%40exemple.fr', ['school']],
    ['query=35', ['school']],
    ['status=1', ['school']],
    ['has_ve_activity=yes', ['full', 'school']],
    ['ve_request=sent', ['full']],
    ['order=name', ['empty', 'sparse', 'full', 'school', 'halfway']],
    ['order=department', ['school', 'full', 'halfway', 'empty', 'sparse']],
  ])('finds by %s the establishments that it found before the migration', async (query, ids) => {
    const found = await idsOf(query);
    expect(query.startsWith('order') ? found : [...found].sort()).toEqual(ids);
  });

  it('exports the profiles under the headings of the desk', async () => {
    const { text } = await enrolment.as('ALL').get('/v1/enrolment/entities.csv?gender=1&query=rhin');
    expect(text).toMatch(/;CYCLES DU RHIN SARL;Cycles du Rhin;.*;Martin;Camille;.*;67000;Strasbourg;/);
  });

  it('grants a school that an earlier version validated what it registered with, and tells others its whole profile', async () => {
    expect((await storedAs('school')).profile).toMatchObject({
      lastName: 'Durand',
      activity: { done: 1, request: { gender: 1 }, history: [] },
    });
    expect((await enrolment.eventsOf('school')).at(-1)).toMatchObject({
      name: 'entity.modified',
      data: { entity: { raison_sociale: 'ÉCOLE DU VÉLO', siret: '73282932000074', zip: '35000', activity: 1 } },
    });
    expect(await fieldsIn('school')).toEqual([['activity'], [], []]);
  });

  it('takes what a client sends back as it was for no change, and stores a change by its identifier', async () => {
    const desk = enrolment.as('ALL', { userId: 'user-adm' });
    const { row_hash, entity_data } = await fileOf(enrolment, 'full');
    const changed = { entity_id: 'full', last_row_hash: row_hash, entity_data: { ...entity_data, city: 'Colmar' } };
    expect((await desk.put('/enrolment/entity', changed)).status).toBe(200);
    expect((await fieldsIn('full'))[0]).toEqual(['city']);
    expect((await storedAs('full')).profile).toEqual({ ...profileOfNow, city: 'Colmar' });
  });

  it('leaves every index of this version and none over a field of the profile', async () => {
    const indexes = await enrolment.database.collection('establishments').listIndexes().toArray();
    const names = indexes.map(({ name }) => name as string);
    expect(names).toEqual(
      expect.arrayContaining(['siret_unless_closed', 'search_kind_status', 'kind_status_name', 'finder']),
    );
    expect(
      indexes.flatMap(({ key }) => Object.keys(key as object)).filter((path) => path.startsWith('profile')),
    ).toEqual([]);
    expect(await enrolment.database.obsoleteIndexes()).toEqual([]);
  });

  it('changes no profile at the next run of the migration', async () => {
    expect((await enrolment.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
