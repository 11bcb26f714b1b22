import { temporaryRefusalReasons } from '@alveole/domain';
import fc from 'fast-check';
import {
  address,
  ape,
  apeToDisplay,
  chain,
  listedChain,
  city,
  commercialName,
  companyName,
  entityStatus,
  gpsPosition,
  optionalApe,
  productId,
  refusalReasons,
  repairersOnSite,
  repairsPerWeek,
  website,
} from './establishment-fields.ts';
import { accountHolder, anyIban, bic, displayIban, iban, ibanNeedsBic, isBankOf } from './iban.ts';
import { knownPostcode, postcode, searchPostcode, soughtPlace, typedPostcode } from './postcode.ts';
import { rna, siret } from './identifiers.ts';
import { openingHours } from './opening-hours.ts';
import { trainingProvider } from './profile-fields/training.ts';

const messageOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('required fields, in the specified words', () => {
  it.each([
    [companyName, 'Veuillez renseigner une raison sociale'],
    [commercialName, 'Veuillez renseigner une dénomination commerciale'],
    [address, 'Veuillez renseigner une adresse'],
    [city, 'Veuillez renseigner une ville'],
    [chain, 'Veuillez renseigner une chaîne de magasin'],
    [postcode, 'Veuillez renseigner un code postal'],
    [searchPostcode, 'Veuillez saisir un code postal'],
    [repairersOnSite, 'Veuillez renseigner le nombre de réparateurs sur site'],
    [repairsPerWeek, 'Veuillez renseigner le nombre moyen de réparations par semaine'],
    [entityStatus, 'Veuillez renseigner le statut de votre entité'],
    [gpsPosition, 'Veuillez renseigner les coordonnées GPS'],
    [siret, 'Veuillez renseigner un siret valide sans espace'],
    [rna, 'Veuillez renseigner un RNA valide sans espace'],
    [ape, 'Veuillez renseigner un code APE'],
  ] as const)('%#: %s', (schema, message) => {
    expect(messageOf(schema.safeParse(' '))).toBe(message);
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

describe('an IBAN', () => {
  it('is checked to its last digit and shown in fours', () => {
    expect(iban.parse('fr14 2004 1010 0505 0001 3m02 606')).toBe('FR1420041010050500013M02606');
    expect(displayIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(messageOf(iban.safeParse('FR1420041010050500013M02607'))).toBe('Veuillez renseigner un IBAN valide');
    expect(['', 'FR14', 'XX1420041010050500013M02606'].some((typed) => iban.safeParse(typed).success)).toBe(false);
  });

  it('is refused when any one of its characters changes', () => {
    const right = 'FR1420041010050500013M02606';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: right.length - 1 }), fc.integer({ min: 0, max: 9 }), (index, digit) => {
        const typed = `${right.slice(0, index)}${digit}${right.slice(index + 1)}`;
        expect(iban.safeParse(typed).success).toBe(typed === right);
      }),
    );
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

describe('the account that refunds are paid to', () => {
  const outside = 'Ce compte est hors de la zone SEPA\u00a0: nos virements n’y arrivent pas';

  it.each([
    ['BR', 'BR1800360305000010009795493C1', outside],
    ['US', 'US64SVBKUS6S3300958879', 'Veuillez renseigner un IBAN valide'],
    ['TR', 'TR330006100519786457841326', outside],
    ['Faroe Islands', 'FO6264600001631634', outside],
    ['FR', 'FR1420041010050500013M02606', undefined],
    ['MC', 'MC5811222000010123456789030', undefined],
    ['CH', 'CH9300762011623852957', undefined],
    ['GB', 'GB29NWBK60161331926819', undefined],
  ])('in %s: %s', (_country, typed, refusal) => {
    const read = iban.safeParse(typed);
    expect(read.error?.issues.map(({ message }) => message)).toEqual(refusal && [refusal]);
  });

  it('outside SEPA is still read where it was stored before', () => {
    expect(anyIban.parse('BR18 0036 0305 0000 1000 9795 493C1')).toBe('BR1800360305000010009795493C1');
  });

  it.each([
    ['MC5811222000010123456789030', true],
    ['CH9300762011623852957', true],
    ['GB29NWBK60161331926819', true],
    ['SM86U0322509800000000270100', true],
    ['FR1420041010050500013M02606', false],
    ['LI21088100002324013AA', false],
    ['', false],
  ])('%s asks for the BIC: %s', (stored, isNeeded) => expect(ibanNeedsBic(stored)).toBe(isNeeded));

  it('has a BIC of eight or eleven characters, in any case and with blanks', () => {
    expect(bic.parse(' agri frpp xxx ')).toBe('AGRIFRPPXXX');
    expect(bic.parse('UBSWCHZH80A')).toBe('UBSWCHZH80A');
    for (const wrong of ['AGRIFRP', '1234FRPP', 'FR76300060000112'])
      expect(messageOf(bic.safeParse(wrong))).toBe('Veuillez renseigner un code BIC valide');
  });

  it.each([
    ['UBSWCHZH80A', 'CH9300762011623852957', true],
    ['AGRIFRPP', 'CH9300762011623852957', false],
    ['BARCJESH', 'GB29NWBK60161331926819', true],
  ])('at the bank %s, %s: %s', (bank, account, isRight) => expect(isBankOf(bank, account)).toBe(isRight));

  it('names its holder as it was typed', () => {
    expect(accountHolder.parse('  Élodie d’Aboville ')).toBe('Élodie d’Aboville');
    expect(accountHolder.safeParse(' ').success).toBe(false);
  });
});
