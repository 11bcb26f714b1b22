import { randomUUID } from 'node:crypto';
import type { EntityData } from '@alveole/contracts/establishment';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import {
  applicant,
  decide,
  fileOf,
  partnerOf,
  password,
  pdf,
  register,
  shopData,
  shopSiret,
  trainingBlock,
} from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

type Changes = { [Field in keyof EntityData]?: unknown };
type Row = readonly [what: string, change: Changes, fault: string];

const missing = (field: string) => `entity_data.${field} (MISSING): Field is required`;
const invalid = (field: string, reason: string) => `entity_data.${field} (INVALID): ${reason}`;
const teaches = (change: object = {}) => ({
  activity: { request: { gender: 2 } },
  ve: { ...trainingBlock, ...change },
});

/** Section 5 of the specification, by what is typed: the same words at the registration and on a save. */
const typed: readonly Row[] = [
  ['a company without a name', { raison_sociale: ' ' }, missing('raison_sociale')],
  ['no commercial name', { commercialname: ' ' }, missing('commercialname')],
  ['a SIRET of 13 digits', { siret: '7328293200007' }, invalid('siret', 'Invalid siret')],
  ['a SIRET of zeros', { siret: '00000000000000' }, invalid('siret', 'Invalid siret')],
  ['no chain', { chaine: ' ' }, missing('chaine')],
  ['an APE of three digits', { codeAPE: '476Z' }, invalid('codeAPE', 'Invalid characters')],
  ['no last name', { name: ' ' }, missing('name')],
  ['no first name', { firstname: ' ' }, missing('firstname')],
  ['a mobile of ten digits', { smartphone: '0612345678' }, invalid('smartphone', 'Invalid phone')],
  ['a mobile that is none', { smartphone: '+33388000000' }, invalid('smartphone', 'Invalid phone')],
  ['a phone with spaces', { telephone: '+33 3 88 00 00 00' }, invalid('telephone', 'Invalid phone')],
  ['a phone of no region', { telephone: '+33000000000' }, invalid('telephone', 'Invalid phone')],
  ['no address', { adresse: ' ' }, missing('adresse')],
  ['a postcode of four digits', { zip: '6700' }, invalid('zip', 'Invalid zip')],
  ['a postcode that no town has', { zip: '99999' }, invalid('zip', 'Unknown zip')],
  ['no town', { city: ' ' }, missing('city')],
  ['a place off the Earth', { latitude: 91 }, invalid('latitude', 'Invalid value')],
  ['a site that is none', { website: 'javascript:alert(1)' }, invalid('website', 'Invalid url')],
  ['an IBAN with a wrong digit', { iban: 'FR7630006000011234567890188' }, invalid('iban', 'Invalid iban')],
  ['an IBAN outside SEPA', { iban: 'BR1800360305000010009795493C1' }, invalid('iban', 'Outside SEPA')],
  ['a Swiss IBAN without the BIC', { iban: 'CH9300762011623852957' }, missing('bic')],
  [
    'the BIC of a bank of another country',
    { iban: 'CH9300762011623852957', bic: 'AGRIFRPP' },
    invalid('bic', 'Not of the country of the iban'),
  ],
  ['a BIC that is none', { iban: 'CH9300762011623852957', bic: 'UBS' }, invalid('bic', 'Invalid bic')],
  ['repairers that are no number', { repairman: 'deux' }, invalid('repairman', 'Invalid value')],
  ['repairs that are no number', { repairday: '12' }, invalid('repairday', 'Invalid value')],
  [
    'hours that run backwards',
    { horaires_ouverture: { mon: ['12:00', '09:00', '', ''] } },
    invalid('horaires_ouverture', 'Invalid opening-hours format'),
  ],
  [
    'an hour that is none',
    { horaires_ouverture: { mon: ['9h', '', '', ''] } },
    invalid('horaires_ouverture.mon.0', 'Invalid opening-hours format'),
  ],
  ['training that nothing tells of', { activity: { request: { gender: 1 } } }, missing('ve')],
  ['no diploma', teaches({ veDiplome: { EMV: false } }), missing('ve.veDiplome')],
  [
    'a description of 499 characters',
    teaches({ veDescription: 'x'.repeat(499) }),
    invalid('ve.veDescription', 'Too short'),
  ],
  [
    'a pedagogy that blanks fill',
    teaches({ vePedagogie: `x${' '.repeat(600)}` }),
    invalid('ve.vePedagogie', 'Too short'),
  ],
  ['no pedagogy', teaches({ vePedagogie: undefined }), missing('ve.vePedagogie')],
  ['no trainers', teaches({ veFormateur: undefined }), missing('ve.veFormateur')],
  ['trainers that are no number', teaches({ veFormateur: 'deux' }), invalid('ve.veFormateur', 'Invalid value')],
  ['no weekly hours', teaches({ veHourPerWeek: undefined }), missing('ve.veHourPerWeek')],
  ['diplomas that nobody attests', teaches({ veDiplomeAccept: false }), missing('ve.veDiplomeAccept')],
  ['legal duties that nobody attests', teaches({ veLegalAccept: undefined }), missing('ve.veLegalAccept')],
  ['a diploma that nobody knows', teaches({ veDiplome: { CAP: true } }), invalid('ve.veDiplome.CAP', 'Unknown field')],
];

/** What a registration alone must bring: a save that leaves a field out leaves it as it is. */
const leftOut: readonly Row[] = [
  ...(
    ['raison_sociale', 'commercialname', 'siret', 'chaine', 'name', 'firstname', 'smartphone', 'telephone'] as const
  ).map((field): Row => [`no ${field}`, { [field]: undefined }, missing(field)]),
  ...(['adresse', 'zip', 'city', 'latitude', 'longitude', 'repairman', 'repairday'] as const).map((field): Row => [
    `no ${field}`,
    { [field]: undefined },
    missing(field),
  ]),
  ['no kind', { legalStatut: undefined }, missing('legalStatut')],
  ['no terms', { cguAccept: undefined }, missing('cguAccept')],
  ['an RNA that is too short', { legalStatut: 1, siret: 'WWWWWW123' }, invalid('siret', 'Invalid rna')],
  ['a SIRET for an RNA', { legalStatut: 1, siret: '73282932000074' }, invalid('siret', 'Invalid rna')],
  ['a register entry of no day', { legalStatut: 2, siret: '31022020001002' }, invalid('siret', 'Invalid date')],
  ['a register entry without its folio', { legalStatut: 2, siret: '12032020001' }, invalid('siret', 'Invalid date')],
];

describe('a registration is refused for', () => {
  // A refusal leaves the code good, so one visitor makes every attempt.
  let visitor: Awaited<ReturnType<typeof applicant>>;
  beforeAll(async () => {
    visitor = await applicant(enrolment);
  });

  it.each([...typed, ...leftOut])('%s', async (_, change, fault) => {
    const { entity_id, code, documents } = visitor;
    const entity_data = { ...shopData({ documents }), ...change };
    const answer = await enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data });
    expect([answer.status, answer.body.message]).toEqual([400, fault]);
  });
});

describe('a save is refused for', () => {
  let shop: { id: string };
  beforeAll(async () => {
    shop = await register(enrolment);
    const motif = { code: '', tab: ['{"key":1}'] };
    expect((await decide(enrolment, shop.id, { status: 2, entity_data: { motif } })).status).toBe(200);
  });

  it.each(typed)('%s', async (_, entity_data, fault) => {
    const { row_hash: last_row_hash } = await fileOf(enrolment, shop.id);
    const body = { entity_id: shop.id, entity_data, last_row_hash };
    const answer = await partnerOf(enrolment, shop).put('/enrolment/entity', body);
    expect([answer.status, answer.body.message]).toEqual([400, fault]);
  });

  it('a number of the programme that has six characters', async () => {
    const answer = await decide(enrolment, shop.id, { entity_data: { id_alveole: '123456' } });
    expect([answer.status, answer.body.message]).toEqual([400, invalid('id_alveole', 'Too long')]);
  });
});

describe('what is typed is stored', () => {
  it.each([
    ['an RNA with its five W', { legalStatut: 1, siret: 'w12345678' }, { siret: 'WWWWWW12345678' }],
    [
      'a register entry without its slashes',
      { legalStatut: 2, siret: '12/03/2020001a02' },
      { siret: '12032020001A02' },
    ],
    ['an APE in capitals', { codeAPE: '9529z' }, { codeAPE: '9529Z' }],
    ['an APE that is left out as the default', { codeAPE: undefined }, { codeAPE: '0000z' }],
    ['an APE that is left empty as the default', { codeAPE: '' }, { codeAPE: '0000z' }],
    ['texts without their outer blanks', { city: ' Strasbourg ' }, { city: 'Strasbourg' }],
    [
      'a Monegasque IBAN with its holder and its BIC',
      { iban: 'MC5811222000010123456789030', account_holder: ' Élodie d’Aboville ', bic: 'cmcimcmx' },
      { iban: 'MC5811222000010123456789030', account_holder: 'Élodie d’Aboville', bic: 'CMCIMCMX' },
    ],
    ['an IBAN without blanks', { iban: 'fr76 3000 6000 0112 3456 7890 189' }, { iban: 'FR7630006000011234567890189' }],
  ])('%s', async (_, change, stored) => {
    const { id, answer } = await register(enrolment, change as Partial<EntityData>);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    expect((await fileOf(enrolment, id)).entity_data).toMatchObject(stored);
  });
});

it('takes an IBAN, its document, an identity document and the training block at the registration', async () => {
  const { entity_id, code, documents, prefix } = await applicant(enrolment);
  const more = await Promise.all(
    (['PID', 'RIB'] as const).map(async (media_gender) => ({
      ...(await enrolment.uploadAs(enrolment.visitor, prefix, 'pdf', pdf)),
      media_gender,
      media_id: randomUUID(),
    })),
  );
  const entity_data = {
    ...shopData({ documents: [...documents, ...more] }),
    ...teaches(),
    iban: 'FR7630006000011234567890189',
  };
  const answer = await enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  const read = (await fileOf(enrolment, entity_id)).entity_data;
  expect(read.documents.map((document: { media_gender: string }) => document.media_gender)).toEqual([
    'KBIS',
    'PID',
    'RIB',
  ]);
  expect(read).toMatchObject({ iban: 'FR7630006000011234567890189', ve: { veDiplome: { EMV: true }, veFormateur: 2 } });
  expect(read.ve.veDescription).toBe(trainingBlock.veDescription?.trim());
});

describe('a gap of an old record', () => {
  /** As versions wrote it that asked for neither: no postcode that is known, no repairers, no training block. */
  async function oldRecord() {
    const { id } = await register(enrolment, { siret: shopSiret() });
    const unset = { 'profile.repairers': 1, 'profile.repairsPerWeek': 1, 'profile.training': 1 };
    const set = { 'profile.postcode': '99999', 'profile.activity': { request: { gender: 2 }, history: [] } };
    await enrolment.models.establishments.updateOne({ _id: id }, { $unset: unset, $set: set } as never);
    return id;
  }

  it('holds up neither who takes the file, nor who decides on it, nor who asks the federation', async () => {
    const id = await oldRecord();
    const taken = await decide(enrolment, id, { entity_data: { operateur_id: 'user-adm' } }, { userId: 'user-adm' });
    const mended = await decide(enrolment, id, { entity_data: { city: 'Colmar' } }, { userId: 'user-adm' });
    const asked = await decide(
      enrolment,
      id,
      { entity_data: { activity: { request: { gender: 2, fub: '2026-03-01T00:00:00.000Z' } } } },
      { userId: 'user-adm' },
    );
    expect([taken, mended, asked].map(({ status, body }) => [status, body.message])).toEqual(
      Array(3).fill([200, undefined]),
    );
  });

  it('holds up no decision on the accreditation', async () => {
    const [validated, refused, closed] = await Promise.all([oldRecord(), oldRecord(), oldRecord()]);
    const motif = { code: '', tab: ['{"key":2}'] };
    const answers = [
      await decide(enrolment, validated, { status: 1 }),
      await decide(enrolment, refused, { status: 2, entity_data: { motif } }),
      await decide(enrolment, closed, { status: 9, entity_data: { motif: { code: '', tab: ['{"key":1}'] } } }),
    ];
    expect(answers.map(({ body }) => body.status ?? body.message)).toEqual([1, 2, 9]);
  });

  it('lets the partner save what it is not about, and is told where he changes it', async () => {
    const id = await oldRecord();
    const save = async (entity_data: object) => {
      const { row_hash: last_row_hash } = await fileOf(enrolment, id);
      return partnerOf(enrolment, { id }).put('/enrolment/entity', { entity_id: id, entity_data, last_row_hash });
    };
    expect((await save({ iban: 'FR7630006000011234567890189' })).status).toBe(200);
    expect((await save({ activity: { done: 2 } })).status).toBe(200);
    expect((await save({ activity: { request: { gender: 1 } } })).body.message).toBe(missing('ve'));
    expect((await save({ zip: '00000' })).body.message).toBe(invalid('zip', 'Unknown zip'));
    expect((await save({ zip: '67200' })).status).toBe(200);
  });
});
