import { RulesError } from '@alveole/domain';
import type { Rules, Situation } from '@alveole/domain';
import fc from 'fast-check';
import { readRules } from './read-rules.ts';
import type { WrittenRules } from './written-rules.ts';

const capped = {
  'réparation . plafond': '50 €',
  'réparation . prime': { valeur: 'facture . montant HT', plafond: 'réparation . plafond' },
  'séance . prime': {
    variations: [{ si: 'séance . participants = 1', alors: '67.50 €' }, { sinon: '30 €' }],
  },
} satisfies WrittenRules;

const adults = {
  ...capped,
  'condition . majorité': {
    description: 'Il faut avoir 18 ans le jour de la réparation.',
    valeur: 'bénéficiaire . âge >= 18 ans',
  },
} satisfies WrittenRules;

function rulesOf(written: WrittenRules): Rules {
  const read = readRules(written);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.rules;
}

function faultsOf(written: WrittenRules) {
  const read = readRules(written);
  return 'faults' in read ? read.faults : [];
}

it.each([
  [10_00, 10_00],
  [49_99, 49_99],
  [50_00, 50_00],
  [125_00, 50_00],
])('gives a repair of %i cents the premium of %i cents under a cap of 50 €', (invoiceCents, premiumCents) => {
  expect(rulesOf(capped).centsOf('repairPremium', { invoiceCents })).toBe(premiumCents);
});

it('returns the premium of a session by its number of participants', () => {
  const rules = rulesOf(capped);
  expect(([1, 2, 3] as const).map((participants) => rules.centsOf('sessionPremium', { participants }))).toEqual([
    67_50, 30_00, 30_00,
  ]);
});

it('returns the same premium for a situation after another one was evaluated', () => {
  const rules = rulesOf(capped);
  rules.centsOf('repairPremium', { invoiceCents: 20_00 });
  rules.centsOf('sessionPremium', { participants: 3 });
  expect(rules.centsOf('repairPremium', { invoiceCents: 20_00 })).toBe(20_00);
});

it('rounds an amount once, to the cent, half a cent up', () => {
  const rules = rulesOf({ ...capped, 'réparation . prime': 'facture . montant HT * 50%' });
  expect(rules.centsOf('repairPremium', { invoiceCents: 33_33 })).toBe(16_67);
  expect(rules.centsOf('repairPremium', { invoiceCents: 33_31 })).toBe(16_66);
});

it('returns a premium in whole cents, at most the invoice and at most the cap, for any amount', () => {
  const rules = rulesOf(capped);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_00 }), (invoiceCents) => {
      const premiumCents = rules.centsOf('repairPremium', { invoiceCents });
      expect(premiumCents).toBe(Math.min(invoiceCents, 50_00));
    }),
    { numRuns: 200 },
  );
});

it('throws a RulesError where the rules have no amount, or a negative one', () => {
  const divided = rulesOf({ ...capped, 'séance . prime': '10 € / (3 - séance . participants)' });
  expect(() => divided.centsOf('sessionPremium', { participants: 3 })).toThrow(
    /« séance . prime » : division par zéro/,
  );
  const negative = rulesOf({ ...capped, 'séance . prime': '10 € * (2 - séance . participants)' });
  expect(() => negative.centsOf('sessionPremium', { participants: 3 })).toThrow(/négatif/);
  expect(() => divided.centsOf('repairPremium', {})).toThrow(RulesError);
});

it('returns a premium of at most the invoice and the cap, whatever the rules say', () => {
  const rules = rulesOf({ ...capped, 'réparation . prime': '80 €' });
  expect(rules.centsOf('repairPremium', { invoiceCents: 30_00 })).toBe(30_00);
  expect(rules.centsOf('repairPremium', { invoiceCents: 300_00 })).toBe(50_00);
});

it.each<[string, WrittenRules[string], Situation]>([
  ['the VAT of the invoice', 'facture . taux de TVA > 8%', { vatPercent: 8.5 }],
  ['the day of the repair', 'dossier . date >= 01/06/2026', { repairedOn: '2026-06-01' }],
  ['the age of the beneficiary', 'bénéficiaire . âge < 26 ans', { age: 25 }],
  ['the postcode of the beneficiary', "bénéficiaire . code postal = '69003'", { homeZip: '69003' }],
  ['the department of the beneficiary', "bénéficiaire . département = '2A'", { homeDepartment: '2A' }],
  ['the postcode of the shop', "établissement . code postal = '67000'", { shopZip: '67000' }],
  ['the department of the shop', "établissement . département = '974'", { shopDepartment: '974' }],
])('lets a rule ask for %s', (_, condition, situation) => {
  const rules = rulesOf({
    ...capped,
    'réparation . prime': { variations: [{ si: condition, alors: '20 €' }, { sinon: '10 €' }] },
  });
  expect(rules.centsOf('repairPremium', { invoiceCents: 100_00, ...situation })).toBe(20_00);
  const [named = ''] = condition.split(/ [<>=]+ /);
  expect(() => rules.centsOf('repairPremium', { invoiceCents: 100_00 })).toThrow(
    `« réparation . prime » n’a pas de montant\u00a0: la situation ne dit pas « ${named} ».`,
  );
});

it('says which data of a file its rules name, and no other', () => {
  expect(rulesOf(capped).namedKeys).toEqual(['invoiceCents', 'participants']);
  expect(rulesOf(adults).namedKeys).toEqual(['invoiceCents', 'participants', 'age']);
});

describe('the conditions of a campaign', () => {
  it('returns no unmet condition where all are true', () => {
    expect(rulesOf(adults).unmetConditions({ age: 18 }, true)).toEqual([]);
  });

  it('returns a condition that is false with the sentence of the campaign', () => {
    expect(rulesOf(adults).unmetConditions({ age: 17 }, false)).toEqual([
      { name: 'condition . majorité', sentence: 'Il faut avoir 18 ans le jour de la réparation.' },
    ]);
  });

  it('counts a condition without its data as unmet only where unknown ones count', () => {
    expect(rulesOf(adults).unmetConditions({}, false)).toEqual([]);
    expect(rulesOf(adults).unmetConditions({}, true)).toHaveLength(1);
  });
});

it('tells every value that leads to an amount in French, and the amount last', () => {
  const rules = rulesOf({
    'réparation . plafond': { titre: 'Plafond', valeur: '50 €' },
    jeune: { titre: 'Moins de 26 ans', valeur: 'bénéficiaire . âge < 26 ans' },
    'réparation . prime': {
      titre: 'Aide',
      description: 'La moitié, ou tout pour les jeunes.',
      variations: [{ si: 'jeune', alors: 'facture . montant HT' }, { sinon: 'facture . montant HT * 50%' }],
      plafond: 'réparation . plafond',
    },
    'séance . prime': '30 €',
  });
  expect(rules.stepsTo('repairPremium', { invoiceCents: 61_00, age: 34 })).toEqual([
    { title: 'Âge du bénéficiaire', value: '34\u00a0ans' },
    { title: 'Moins de 26 ans', value: 'Non' },
    { title: 'Montant hors taxes de la facture', value: '61,00\u00a0€' },
    { title: 'Plafond', value: '50,00\u00a0€' },
    { title: 'Aide', value: '30,50\u00a0€', sentence: 'La moitié, ou tout pour les jeunes.' },
  ]);
});

it('takes a text with a quote as a text, and evaluates nothing of it', () => {
  const rules = rulesOf({
    ...capped,
    'réparation . prime': {
      variations: [{ si: "bénéficiaire . code postal = '69003'", alors: '50 €' }, { sinon: '10 €' }],
    },
  });
  expect(rules.centsOf('repairPremium', { invoiceCents: 100_00, homeZip: "' = '" })).toBe(10_00);
});

describe('refuses rules', () => {
  it.each<[string, WrittenRules, RegExp]>([
    [
      'that name something that nobody declared',
      { ...capped, 'réparation . prime': 'prix du vélo' },
      /prix du vélo.*introuvable/,
    ],
    [
      'that are no expression',
      { ...capped, 'réparation . prime': '2+2' },
      /^« 2\+2 » ne se lit pas\s: .* un espace de chaque côté d’un signe/,
    ],
    [
      'that go in a circle',
      { ...capped, 'réparation . prime': 'réparation . double', 'réparation . double': 'réparation . prime' },
      /^« réparation \. prime » tourne en rond\s: elle renvoie à « réparation \. double », qui renvoie à « réparation \. prime »\.$/,
    ],
    [
      'that name themselves',
      { ...capped, 'réparation . prime': 'réparation . prime + 1 €' },
      /^« réparation \. prime » tourne en rond\s: elle renvoie à « réparation \. prime »\.$/,
    ],
    ['that go in a circle that no amount needs', { ...capped, un: 'deux', deux: 'un' }, /^« un » tourne en rond/],
    [
      'of more than 30 levels',
      { ...capped, profonde: Array.from({ length: 40 }).reduce((rule) => ({ somme: [rule] }), '1 €') },
      /^« profonde » a plus de 30 niveaux\.$/,
    ],
    [
      'whose units clash',
      { ...capped, 'réparation . prime': '3 € + 2 kg' },
      /^Une valeur en « kg » ne se compte pas avec une valeur en « € »$/,
    ],
    ['that declare what the platform gives', { ...capped, 'facture . montant HT': '3 €' }, /ne se déclare pas/],
    [
      'whose condition does not say why it refuses',
      { ...capped, 'condition . majorité': 'bénéficiaire . âge >= 18 ans' },
      /« condition \. majorité » : il manque « description »/,
    ],
    [
      'of more than 64 KiB, which every page would carry',
      { ...capped, long: { valeur: '1 €', description: 'x'.repeat(65_536) } },
      /^Les règles dépassent 64 Kio\.$/,
    ],
    ['that search for a value', { ...capped, x: { 'inversion numérique': ['y'] }, y: '3' }, /pas permis/],
  ])('%s', (_, written, sentence) => {
    expect(faultsOf(written).map((fault) => fault.sentence)).toEqual([expect.stringMatching(sentence)]);
  });

  it('names the rule in which a fault stands', () => {
    expect(faultsOf({ ...capped, 'réparation . prime': 'prix du vélo' })).toMatchObject([
      { rule: 'réparation . prime' },
    ]);
  });

  it('names every rule that cannot be read, and not the first alone', () => {
    const unread = { ...capped, 'réparation . plafond': '50 € +', reste: 'prix du vélo', jour: '31/02/2026' };
    expect(faultsOf(unread)).toEqual([
      { rule: 'réparation . plafond', sentence: expect.stringMatching(/^« 50 € \+ » ne se lit pas/) as string },
      { rule: 'jour', sentence: 'Le 31/02/2026 n’est pas un jour du calendrier' },
      { rule: 'reste', sentence: expect.stringMatching(/^« prix du vélo » est introuvable/) as string },
    ]);
  });

  it('says which rules are missing', () => {
    expect(faultsOf({}).map(({ sentence }) => sentence)).toEqual([
      'Il manque la règle « réparation . plafond » : la plus grande aide d’une réparation.',
      'Il manque la règle « réparation . prime » : l’aide d’une réparation.',
      'Il manque la règle « séance . prime » : l’aide de chaque personne d’une séance.',
    ]);
  });

  it('refuses more than 500 rules', () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`montant ${index}`, '1 €']));
    expect(faultsOf(many)).toEqual([{ sentence: 'Pas plus de 500 règles.' }]);
  });
});

it('prints nothing, whatever is wrong with the rules', () => {
  const printers = (['log', 'warn', 'error'] as const).map((name) => jest.spyOn(console, name).mockReturnValue());
  readRules({ ...capped, 'réparation . prime': 'réparation . double', 'réparation . double': 'réparation . prime' });
  for (const printer of printers) expect(printer).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
