import { readRules } from '../read-rules.ts';
import type { WrittenRules } from '../written-rules.ts';
import { findMistakes } from './find-mistakes.ts';

const capped = {
  'réparation . plafond': '50 €',
  'réparation . prime': 'facture . montant HT',
  'séance . prime': '30 €',
} satisfies WrittenRules;

function mistakesIn(changed: WrittenRules) {
  const written = { ...capped, ...changed };
  const read = readRules(written);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const search = findMistakes(written, { rules: read.rules, questions: [] }, '2026-11-27');
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

const onlyIf = (valeur: string): WrittenRules => ({ 'condition . montant': { description: 'Refusé.', valeur } });

describe('the share of a funder is tried over the same range as the premium, and refused', () => {
  const half = { valeur: 'facture . montant HT * 50%', plafond: 'réparation . plafond' };

  it.each<[string, WrittenRules, string, RegExp]>([
    [
      'that is negative for small invoices alone',
      { 'part . region': 'facture . montant HT - 60 €', 'réparation . prime': 'facture . montant HT' },
      'part . region',
      /^Pour une facture de 0,01\s€\s: « part \. region » est négatif : −59,99\s€\.$/,
    ],
    [
      'that is above the premium',
      { 'part . region': '500 €', 'réparation . prime': half },
      'part . region',
      /^Pour une facture de 0,01\s€\s: « part \. region » donne 500,00\s€, plus que l’aide, qui est de 0,01\s€\.$/,
    ],
    [
      'that goes beyond the premium where its cap is reached alone',
      { 'part . region': 'facture . montant HT * 40%', 'réparation . prime': half },
      'part . region',
      /^Pour une facture de 200,00\s€\s: « part \. region » donne 80,00\s€, plus que l’aide, qui est de 50,00\s€\.$/,
    ],
    [
      'that is above the premium together with the others',
      {
        'part . region': 'réparation . prime * 60%',
        'part . ville': 'réparation . prime * 50%',
        'réparation . prime': half,
      },
      'part . ville',
      /^Pour une facture de 1,00\s€\s: les parts « selon les règles » font ensemble 0,55\s€, plus que l’aide, qui est de 0,50\s€\.$/,
    ],
  ])('where there is one %s', (_, changed, rule, sentence) => {
    expect(mistakesIn(changed).faults).toEqual([{ rule, sentence: expect.stringMatching(sentence) as string }]);
  });

  it('finds a fault of each share of a premium', () => {
    const parts = { 'part . region': '-1 €/ans * bénéficiaire . âge + 50 €', 'part . ville': '500 €' };
    expect(mistakesIn({ ...parts, 'réparation . prime': half }).faults.map(({ rule }) => rule)).toEqual([
      'part . region',
      'part . ville',
    ]);
  });

  it('finds no fault of shares that are above the premium for invoices that a condition refuses', () => {
    const parts = { 'part . region': '5 €', 'réparation . prime': half };
    expect(mistakesIn({ ...onlyIf('facture . montant HT >= 10 €'), ...parts }).faults).toEqual([]);
    expect(mistakesIn({ ...onlyIf('facture . montant HT <= 200 €'), ...parts }).faults).toHaveLength(1);
  });

  it('finds no fault of shares that make up the premium but for the rounding to the cent', () => {
    const halves = { valeur: 'réparation . prime / 2' };
    expect(mistakesIn({ 'part . region': halves, 'part . ville': halves, 'réparation . prime': half }).faults).toEqual(
      [],
    );
  });
});
