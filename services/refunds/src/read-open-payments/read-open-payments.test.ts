import { openPaying, shopSiret } from '../publish-payments/open-payments.harness.ts';
import { cellsOf, subsidyFaults } from '../scdl/table-schema.harness.ts';

let paying: Awaited<ReturnType<typeof openPaying>>;
let payments: readonly { payment_id: string; last_day: string }[];
beforeAll(async () => {
  paying = await openPaying();
  await paying.pay(await paying.shop(), 5);
  await paying.pay(
    await paying.shop({
      raison_sociale: 'SAS "Vélo; Nantes", frères',
      siret: '00000105700017',
      zip: '44000',
      city: 'Nantes',
    }),
    7,
  );
  await paying.pay(
    await paying.shop({ raison_sociale: '=HYPERLINK("x") SARL', siret: '12345678901234', zip: '75011', city: 'Paris' }),
    5,
  );
  await paying.pay(
    await paying.shop({
      raison_sociale: '+33 association',
      gender: 1,
      siret: 'WWWWW751234567',
      zip: '75012',
      city: 'Paris',
    }),
    5,
  );
  await paying.pay(await paying.shop({ raison_sociale: 'Jean Martin', siret: '00000106500010' }), 9);
  await paying.publish();
  payments = (await paying.search()).body.payments;
});
afterAll(() => paying?.close());

const namesOf = async (query: string) =>
  ((await paying.search(query)).body.payments as { shop_name: string }[]).map(({ shop_name }) => shop_name);

describe('a search of payments by shop', () => {
  it.each([
    ['the name of a company', '?search=cycles', ['SARL Cycles & Cie']],
    ['a commune, whatever its accents', '?search=evreux', ['SARL Cycles & Cie']],
    ['a SIRET in groups', `?search=${encodeURIComponent('000 001 040 00013')}`, ['SARL Cycles & Cie']],
    ['a department', '?department=44', ['SAS "Vélo; Nantes", frères']],
    ['a year without payments', '?year=1999', []],
    ['signs without a letter or a digit', `?search=${encodeURIComponent('🚲')}`, []],
    ['a shop that may be a person', '?search=martin', []],
    ['the SIRET of a shop that may be a person', '?search=00000106500010', []],
    ['a SIRET that was paid nothing', '?search=73282932000074', []],
  ])('finds by %s what was paid', async (_, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('tells the sum and the number of all that match, and which departments and years there are', async () => {
    expect((await paying.search('?search=nantes')).body).toMatchObject({ count: 1, amount_cents: 73_50 });
    expect((await paying.search()).body).toMatchObject({
      count: 4,
      others_cents: 94_50,
      departments: ['27', '44', '75'],
      years: [expect.stringMatching(/^\d{4}$/)],
    });
  });

  it('goes on behind a cursor, and shows nothing else behind one that was made up', async () => {
    const [first, second] = payments as readonly [(typeof payments)[number], (typeof payments)[number]];
    const after = async (cursor: string) =>
      ((await paying.search(`?after=${cursor}`)).body.payments as object[]).length;
    expect(await after(`${first.last_day},${first.payment_id}`)).toBe(3);
    expect(await after(`${second.last_day},${second.payment_id}`)).toBe(2);
    expect(await after(`9999-12-31,${'f'.repeat(32)}`)).toBe(4);
    expect(await after(`0000-01-01,${'0'.repeat(32)}`)).toBe(0);
  });

  it.each(['?after=x', '?after=2026-01-01,$gt', '?department=69;', '?year=20', '?search[$gt]=a', '?funder=etat'])(
    'refuses %s with 400',
    async (query) => {
      expect((await paying.search(query)).status).toBe(400);
    },
  );
});

describe('the files of subsidies', () => {
  const csv = async () => (await paying.visitor.get('/v1/refunds/open_subsidies.csv')).text;

  it('hold to the schema « subventions » 2.1.1 in each column', async () => {
    const text = await csv();
    expect(subsidyFaults(text)).toEqual([]);
    expect(cellsOf(text)).toHaveLength(4);
  });

  it('begin without a mark, and let no name become a formula or end its cell', async () => {
    const text = await csv();
    expect(text.startsWith('nomAttribuant,idAttribuant,dateConvention,')).toBe(true);
    const names = cellsOf(text).map(([, , , , name]) => name);
    expect(names).toEqual(expect.arrayContaining(["'+33 association", 'SAS "Vélo; Nantes", frères']));
  });

  it('leave out a SIRET that fails its control, and name an association by its register', async () => {
    const text = await csv();
    expect(text).not.toContain('12345678901234');
    expect(text).toContain(',,W751234567,');
  });

  it('say as JSON what they say as CSV', async () => {
    const { text, headers } = await paying.visitor.get('/v1/refunds/open_subsidies.json');
    const rows = JSON.parse(text) as object[];
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({
      nomAttribuant: 'État',
      idAttribuant: '00000103200010',
      dateConvention: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      nomBeneficiaire: 'SARL Cycles & Cie',
      idBeneficiaire: shopSiret,
      objet: expect.stringContaining('Vélo Métropole'),
      montant: 52.5,
      nature: 'aide en numéraire',
      conditionsVersement: 'unique',
      datesPeriodeVersement: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      notificationUE: false,
      pourcentageSubvention: 1,
    });
  });
});

describe('a campaign that publishes no payments by shop', () => {
  it.each(['open_payments', 'open_subsidies.csv', 'open_subsidies.json'])(
    'answers %s with 404 and its sentence',
    async (file) => {
      paying.campaign.publication = { paymentsByShop: false };
      paying.clock.later(60_000);
      const { status, body, text } = await paying.visitor.get(`/v1/refunds/${file}`);
      expect([status, body.message]).toEqual([404, 'Ce programme ne publie pas les versements par établissement.']);
      expect(text).not.toContain('Cycles');
    },
  );
});
