import type { Question } from '@alveole/domain';
import { readRules } from '../read-rules.ts';
import type { WrittenRules } from '../written-rules.ts';
import { findMistakes } from './find-mistakes.ts';

const capped = {
  'réparation . plafond': '50 €',
  'réparation . prime': { valeur: 'facture . montant HT', plafond: 'réparation . plafond' },
  'séance . prime': {
    variations: [{ si: 'séance . participants = 1', alors: '67.50 €' }, { sinon: '30 €' }],
  },
} satisfies WrittenRules;
const today = '2026-11-27';

function mistakesIn(changed: WrittenRules, questions: readonly Question[] = []) {
  const written = { ...capped, ...changed };
  const read = readRules(written, questions);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const search = findMistakes(written, { rules: read.rules, questions }, today);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

const onlyIf = (valeur: string): WrittenRules => ({ 'condition . lieu': { description: 'Refusé.', valeur } });

it('finds nothing in rules that are in order', () => {
  expect(mistakesIn(onlyIf("bénéficiaire . département = '69'"))).toEqual({ faults: [], doubts: [] });
});

describe('a text that is compared with a number', () => {
  it.each([
    [
      'a department',
      'bénéficiaire . département = 69',
      "« bénéficiaire . département » est un texte, comparé à un nombre\u00a0: écrivez un texte entre apostrophes, comme '69'.",
    ],
    [
      'a postcode on the right',
      '69003 != établissement . code postal',
      "« établissement . code postal » est un texte, comparé à un nombre\u00a0: écrivez un texte entre apostrophes, comme '69003'.",
    ],
    [
      'a postcode with an order',
      'bénéficiaire . code postal >= 69000',
      "« bénéficiaire . code postal » est un texte, comparé à un nombre\u00a0: écrivez un texte entre apostrophes, comme '69000'.",
    ],
    [
      'a number of files in apostrophes',
      "bénéficiaire . dossiers précédents < '2'",
      '« bénéficiaire . dossiers précédents » est un nombre, comparé à un texte\u00a0: écrivez 2 sans apostrophes.',
    ],
  ])('is a fault of the rule, for %s', (_, condition, sentence) => {
    expect(mistakesIn(onlyIf(condition)).faults).toEqual([{ rule: 'condition . lieu', sentence }]);
  });

  it('is a fault where the rule names the department by another name', () => {
    const faults = mistakesIn({ ...onlyIf('habite = 69'), habite: 'bénéficiaire . département' }).faults;
    expect(faults).toEqual([
      { rule: 'condition . lieu', sentence: expect.stringContaining('comparé à un nombre') as string },
    ]);
  });

  it('is a fault where the age of a person is compared with a text', () => {
    expect(mistakesIn(onlyIf("bénéficiaire . âge >= '18'")).faults).toHaveLength(1);
  });
});

it('refuses an order of texts, which the engine does not have', () => {
  expect(mistakesIn(onlyIf("bénéficiaire . code postal >= '69000'")).faults).toEqual([
    {
      rule: 'condition . lieu',
      sentence: '« bénéficiaire . code postal » est un texte\u00a0: il se compare par « = » ou « != », pas par « >= ».',
    },
  ]);
});

describe('doubts', () => {
  it.each([
    [
      'a day in rules more than ten years ahead',
      'dossier . date < 01/06/2206',
      'Le 01/06/2206 est à plus de 10 ans d’aujourd’hui.',
    ],
    [
      'a department of one figure',
      "bénéficiaire . département = '1'",
      '« 1 » n’est pas un département, comme 69, 01, 2A ou 974.',
    ],
    [
      'a postcode of four figures',
      "établissement . code postal = '6900'",
      '« 6900 » n’est pas un code postal, qui a cinq chiffres.',
    ],
    [
      'a department of overseas without its third figure',
      "bénéficiaire . département = '97'",
      '« 97 » n’est pas un département, comme 69, 01, 2A ou 974.',
    ],
    [
      'the department 20, which is 2A and 2B',
      "établissement . département = '20'",
      '« 20 » n’est pas un département, comme 69, 01, 2A ou 974.',
    ],
  ])('are told of %s', (_, condition, sentence) => {
    expect(mistakesIn(onlyIf(condition)).doubts).toEqual([{ rule: 'condition . lieu', sentence }]);
  });
});

describe('a premium is tried over the whole range of what files hold, and refused', () => {
  it.each<[string, WrittenRules, string, RegExp]>([
    [
      'that is negative for small invoices alone',
      { 'réparation . prime': 'facture . montant HT - 20 €' },
      'réparation . prime',
      /^Pour une facture de 0,01\s€\s: « réparation \. prime » est négatif : −19,99\s€\.$/,
    ],
    [
      'that is negative for large invoices alone',
      { 'réparation . prime': '600 € - facture . montant HT' },
      'réparation . prime',
      /^Pour une facture de 1\s?000,00\s€\s: .*négatif/,
    ],
    [
      'of a session that is negative for three persons alone',
      { 'séance . prime': '50 € - 20 € * séance . participants' },
      'séance . prime',
      /^Pour une séance de 3 personnes\s: .*négatif/,
    ],
    [
      'that is negative from an age on',
      { 'réparation . prime': '70 € - 1 €/ans * bénéficiaire . âge' },
      'réparation . prime',
      /^Pour une facture de 100,00\s€, 99 ans\s: .*négatif/,
    ],
    [
      'that a limit of the rules makes negative',
      {
        'réparation . prime': {
          variations: [{ si: 'facture . montant HT = 33.33 €', alors: '-1 €' }, { sinon: '1 €' }],
        },
      },
      'réparation . prime',
      /^Pour une facture de 33,33\s€\s: .*négatif/,
    ],
    [
      'that divides by zero for two persons',
      { 'séance . prime': '10 € / (2 - séance . participants)' },
      'séance . prime',
      /^Pour une séance de 2 personnes\s: .*division par zéro/,
    ],
  ])('where there is one %s', (_, changed, rule, sentence) => {
    expect(mistakesIn(changed).faults).toEqual([{ rule, sentence: expect.stringMatching(sentence) as string }]);
  });
});

describe('the questions of a campaign', () => {
  const bike: Question = {
    id: 'velo',
    label: 'Quel vélo ?',
    step: 'invoice',
    isRequired: true,
    kind: 'choice',
    options: [
      { id: 'cargo', label: 'Un vélo cargo' },
      { id: 'autre', label: 'Un autre vélo' },
    ],
  };
  const income: Question = {
    id: 'revenu',
    label: 'Revenu fiscal',
    step: 'opening',
    isRequired: true,
    kind: 'number',
    unit: '€',
    min: 0,
    max: 50_000,
  };

  it('are found in order where rules name their answers', () => {
    const premium = { variations: [{ si: "question . velo = 'cargo'", alors: '80 €' }, { sinon: '40 €' }] };
    expect(mistakesIn({ 'réparation . prime': premium }, [bike])).toEqual({ faults: [], doubts: [] });
  });

  it('refuse a rule that compares a choice with what is none of its answers', () => {
    expect(mistakesIn(onlyIf("question . velo = 'cargos'"), [bike]).faults).toEqual([
      { rule: 'condition . lieu', sentence: '« cargos » n’est pas une réponse à « Quel vélo ? »\u00a0: cargo, autre.' },
    ]);
  });

  it('refuse a rule that compares a choice with a number', () => {
    expect(mistakesIn(onlyIf('question . velo = 3'), [bike]).faults).toContainEqual({
      rule: 'condition . lieu',
      sentence: expect.stringContaining('« question . velo » est un texte, comparé à un nombre') as string,
    });
  });

  it('refuse a premium that an answer makes negative', () => {
    const faults = mistakesIn({ 'réparation . prime': '100 € - question . revenu / 100' }, [income]).faults;
    expect(faults).toEqual([
      {
        rule: 'réparation . prime',
        sentence: expect.stringMatching(/« Revenu fiscal » 50\s000\s€\s: .*négatif/) as string,
      },
    ]);
  });

  it('refuse a premium that has no amount where an optional question is left out', () => {
    const optional = { ...income, isRequired: false };
    const faults = mistakesIn({ 'réparation . prime': 'question . revenu / 1000' }, [optional]).faults;
    expect(faults).toEqual([
      { rule: 'réparation . prime', sentence: expect.stringMatching(/« Revenu fiscal » sans réponse\s: /) as string },
    ]);
  });
});
