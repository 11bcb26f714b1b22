import { temporaryRefusalReasons } from '@alveole/domain';
import {
  address,
  ape,
  apeToDisplay,
  chain,
  listedChain,
  city,
  commercialName,
  companyName,
  gpsPosition,
  optionalApe,
  productId,
  refusalReasons,
  repairersOnSite,
  repairsPerWeek,
  website,
} from './establishment-fields.ts';
import { knownPostcode, postcode, searchPostcode, soughtPlace, typedPostcode } from './postcode.ts';
import { rna, siret } from './identifiers.ts';
import { openingHours } from './opening-hours.ts';
import { trainingProvider } from './profile-fields/training.ts';

const messageOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('the fields of an establishment', () => {
  it.each(
    Object.entries({
      companyName,
      commercialName,
      address,
      city,
      chain,
      postcode,
      repairersOnSite,
      repairsPerWeek,
      siret,
      rna,
      ape,
    }),
  )('refuse blanks as they refuse nothing: %s', (_name, schema) => {
    const [blank, empty] = [' ', ''].map((typed) => messageOf(schema.safeParse(typed)));
    expect(blank).toBeDefined();
    expect(blank).toBe(empty);
  });

  it('ask for the postcode to search around', () => {
    expect(messageOf(searchPostcode.safeParse(' '))).toBe('Veuillez saisir un code postal');
  });

  it('refuses a chain that is not on the list of the forms, unless it is the stored one', () => {
    expect(listedChain().safeParse('Autre').success).toBe(true);
    expect(listedChain('Cycles Anne').safeParse('Cycles Anne').success).toBe(true);
    expect(messageOf(listedChain().safeParse('Cycles Anne'))).toBe(
      'Choisissez une chaîne de la liste, ou «\u00a0Autre\u00a0»',
    );
  });

  it('keeps what was typed without its outer spaces, and nothing longer than a screen can hold', () => {
    expect(companyName.parse('  Cycles Anne ')).toBe('Cycles Anne');
    expect(messageOf(companyName.safeParse('x'.repeat(201)))).toBe('Ce texte est trop long');
    expect(messageOf(companyName.safeParse('Cycles\u0007'))).toBe('Ce texte contient des caractères non autorisés');
    expect(messageOf(companyName.safeParse('\ud800'))).toBe('Ce texte contient des caractères non autorisés');
  });

  it('reads counts as numbers, typed or not', () => {
    expect([
      repairersOnSite.parse('3'),
      repairersOnSite.parse(3),
      repairsPerWeek.parse('2,5'),
      repairersOnSite.parse(0),
    ]).toEqual([3, 3, 2.5, 0]);
    expect(['-1', '1e3', 'trois', '', 20_000, null].every((value) => !repairersOnSite.safeParse(value).success)).toBe(
      true,
    );
  });

  it('places a shop on Earth', () => {
    expect(gpsPosition.safeParse({ latitude: 48.85, longitude: 2.35 }).success).toBe(true);
    expect(messageOf(gpsPosition.safeParse({ latitude: 91, longitude: 0 }))).toBe(
      'Veuillez renseigner les coordonnées GPS',
    );
    expect(messageOf(gpsPosition.safeParse({}))).toBe('Veuillez renseigner les coordonnées GPS');
  });

  it('lets a postcode be typed digit by digit, and says so to letters', () => {
    expect(['', '7', '75012', '75 012'].every((typed) => typedPostcode.safeParse(typed).success)).toBe(true);
    expect(messageOf(typedPostcode.safeParse('Lyon'))).toBe(
      'Veuillez saisir un numéro de département ou un code postal',
    );
  });

  it('takes a postcode of five digits that some town has', async () => {
    const known = knownPostcode((zip) => Promise.resolve(zip === '67000'));
    expect(await known.parseAsync(' 67000 ')).toBe('67000');
    expect(messageOf(await known.safeParseAsync('99999'))).toBe('Code postal inconnu');
    expect((await known.safeParseAsync('6700')).error?.issues.map(({ message }) => message)).toEqual([
      'Veuillez renseigner un code postal',
    ]);
  });

  it.each([
    ['1 rue Neuve', '', undefined],
    ['', '67000', undefined],
    [' ', '6700', "Veuillez saisir une adresse ou un code postal avant d'afficher la carte"],
  ])('opens the map at the address %j or the postcode %j', (typedAddress, zip, message) => {
    expect(messageOf(soughtPlace.safeParse({ address: typedAddress, postcode: zip }))).toBe(message);
  });

  it('limits the product’s own id to five characters', () => {
    expect([productId.safeParse('AB123').success, productId.safeParse('AB1234').success]).toEqual([true, false]);
  });
});

describe('the reasons of a refusal', () => {
  const reasons = refusalReasons(temporaryRefusalReasons);

  it('are one at least, « Autre » with its text', () => {
    expect(reasons.parse([{ key: 1 }, { key: 3, explain: 'Adresse erronée' }])).toEqual([
      { key: 1 },
      { key: 3, explain: 'Adresse erronée' },
    ]);
  });

  it.each([[[]], [[{ key: 3 }]], [[{ key: 9 }]], [[{ key: '1' }]], [undefined]])('%j are refused', (given) => {
    expect(messageOf(reasons.safeParse(given))).toBe('Veuillez renseigner un motif de refus');
  });
});

describe('APE codes', () => {
  it('are upper case, « Autre » is left alone, nothing is stored as the default', () => {
    expect([ape.parse('9529z'), ape.parse(' 9529Z'), ape.parse('Autre')]).toEqual(['9529Z', '9529Z', 'Autre']);
    expect(['952Z', '95299', '9529ZZ', 'autre'].some((typed) => ape.safeParse(typed).success)).toBe(false);
    expect([optionalApe.parse(''), optionalApe.parse('9529z')]).toEqual(['0000z', '9529Z']);
    expect(messageOf(optionalApe.safeParse('95'))).toBe('Veuillez renseigner un code APE');
    expect([apeToDisplay('0000z'), apeToDisplay('9529Z')]).toEqual(['', '9529Z']);
  });
});

describe('a website', () => {
  it.each([
    ['cycles-anne.fr', 'http://cycles-anne.fr'],
    [' https://cycles-anne.fr/horaires?x=1 ', 'https://cycles-anne.fr/horaires?x=1'],
    ['', ''],
  ])('%j is kept as %j', (typed, stored) => {
    expect(website.parse(typed)).toBe(stored);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://cycles.fr',
    'data:text/html,x',
    'https://user@evil.fr',
    'cycles',
    'cycles anne.fr',
  ])('%s is refused', (typed) => {
    expect(messageOf(website.safeParse(typed))).toBe('Veuillez renseigner une adresse de site valide');
  });
});

describe('opening hours', () => {
  const message = "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.";

  it('come as an object or as JSON text', () => {
    const week = { mon: ['09:00', '12:00', '14:00', '18:00'], rdvOnly: false };
    expect(openingHours.parse(JSON.stringify(week))).toEqual(week);
    expect(openingHours.parse({ rdvOnly: true, noMap: true })).toEqual({ rdvOnly: true, noMap: true });
  });

  it.each([{ mon: ['12:00', '09:00', '', ''] }, { mon: ['09:00'] }, { mon: 'open' }, '{', '[]', { someday: [] }, 12])(
    '%j is refused',
    (value) => {
      expect(messageOf(openingHours.safeParse(value))).toBe(message);
    },
  );
});

describe('a training provider', () => {
  const provider = {
    diplomas: ['EMV'],
    description: 'x'.repeat(500),
    pedagogy: 'y'.repeat(500),
    trainers: '2',
    weeklyHours: '12,5',
    attestsDiplomas: true,
    attestsLegalDuties: true,
  };

  it('has a diploma, two texts of 500 characters and his numbers', () => {
    expect(trainingProvider.parse(provider)).toMatchObject({ trainers: 2, weeklyHours: 12.5 });
    const poor = trainingProvider.safeParse({
      diplomas: [],
      description: 'x'.repeat(499),
      pedagogy: ` ${'y'.repeat(499)} `,
      trainers: '',
      weeklyHours: '200',
      attestsDiplomas: false,
    });
    expect(poor.error?.issues.map(({ path }) => path[0])).toEqual([
      'diplomas',
      'description',
      'pedagogy',
      'trainers',
      'weeklyHours',
      'attestsDiplomas',
      'attestsLegalDuties',
    ]);
  });
});
