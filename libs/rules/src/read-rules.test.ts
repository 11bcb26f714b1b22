import { RulesError } from '@alveole/domain';
import type { Rules } from '@alveole/domain';
import fc from 'fast-check';
import { faultOfMessage } from './rule-fault.ts';
import { readRules } from './read-rules.ts';
import type { WrittenRules } from './read-rules.ts';

const capped = {
  'réparation . plafond': '50 €',
  'réparation . prime': { valeur: 'facture . montant HT', plafond: 'réparation . plafond' },
  'séance . prime': {
    variations: [{ si: 'séance . participants = 1', alors: '67.50 €' }, { sinon: '30 €' }],
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

describe('refuses rules', () => {
  it.each<[string, WrittenRules, RegExp]>([
    [
      'that name something that nobody declared',
      { ...capped, 'réparation . prime': 'prix du vélo' },
      /prix du vélo.*introuvable/,
    ],
    ['that are no expression', { ...capped, 'réparation . prime': '2+2' }, /n'est pas valide/],
    [
      'that go in a circle',
      { ...capped, 'réparation . prime': 'réparation . double', 'réparation . double': 'réparation . prime' },
      /cycle/,
    ],
    ['whose units clash', { ...capped, 'réparation . prime': '3 € + 2 kg' }, /unité/],
    ['that declare what the platform gives', { ...capped, 'facture . montant HT': '3 €' }, /ne se déclare pas/],
    ['that search for a value', { ...capped, x: { 'inversion numérique': ['y'] }, y: '3' }, /pas permis/],
  ])('%s', (_, written, sentence) => {
    expect(faultsOf(written).map((fault) => fault.sentence)).toEqual([expect.stringMatching(sentence)]);
  });

  it('names the rule in which a fault stands', () => {
    expect(faultsOf({ ...capped, 'réparation . prime': 'prix du vélo' })).toMatchObject([
      { rule: 'réparation . prime' },
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

it('returns a message of Publicodes without a frame as it stands', () => {
  expect(faultOfMessage('Something else')).toEqual({ sentence: 'Something else' });
});
