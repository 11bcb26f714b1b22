import type { Question } from '@alveole/domain';
import { readRules } from './read-rules.ts';
import type { WrittenRules } from './written-rules.ts';

const asked = { step: 'invoice', isRequired: true } as const;
const questions: readonly Question[] = [
  {
    ...asked,
    id: 'type-de-velo',
    label: 'Type de vélo',
    kind: 'choice',
    options: [
      { id: 'cargo', label: 'Vélo cargo' },
      { id: 'autre', label: 'Autre vélo' },
    ],
  },
  { ...asked, id: 'revenu', label: 'Revenu fiscal de référence', kind: 'number', unit: '€' },
  { ...asked, id: 'etudiant', label: 'Est étudiant', kind: 'yes-no' },
  { ...asked, id: 'achat', label: 'Acheté le', kind: 'date' },
  { ...asked, id: 'avis', label: 'Avis d’imposition', kind: 'document' },
];

const capped = {
  'réparation . plafond': '100 €',
  'réparation . prime': '20 €',
  'séance . prime': '30 €',
} satisfies WrittenRules;

function rulesOf(changed: WrittenRules) {
  const read = readRules({ ...capped, ...changed }, questions);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.rules;
}

describe('rules give a premium by the answer', () => {
  const either = (si: string) =>
    rulesOf({ 'réparation . prime': { variations: [{ si, alors: '80 €' }, { sinon: '40 €' }] } });
  it.each([
    ['of a choice', "question . type-de-velo = 'cargo'", { 'type-de-velo': 'cargo' }, { 'type-de-velo': 'autre' }],
    ['of a number', 'question . revenu < 15000 €', { revenu: 14_999 }, { revenu: 15_000 }],
    ['of a yes or no', 'question . etudiant', { etudiant: true }, { etudiant: false }],
    ['of a date', 'question . achat >= 01/01/2026', { achat: '2026-01-01' }, { achat: '2025-12-31' }],
  ])('%s', (_, condition, met, unmet) => {
    const rules = either(condition);
    expect(rules.centsOf('repairPremium', { invoiceCents: 200_00, answers: met })).toBe(80_00);
    expect(rules.centsOf('repairPremium', { invoiceCents: 200_00, answers: unmet })).toBe(40_00);
  });
});

it('names the questions that rules read, and no other', () => {
  const rules = rulesOf({
    'condition . étudiant': { description: 'Pour les étudiants.', valeur: 'question . etudiant' },
  });
  expect(rules.namedQuestions).toEqual(['etudiant']);
});

it('tells the answer as a step to the premium, under the words of its question', () => {
  const rules = rulesOf({ 'réparation . prime': 'question . revenu / 1000' });
  expect(rules.stepsTo('repairPremium', { invoiceCents: 200_00, answers: { revenu: 12_000 } })).toContainEqual({
    title: 'Revenu fiscal de référence',
    value: expect.stringMatching(/^12\s000\s€$/) as string,
  });
});

it('takes for an optional question that is left out what its rule says « par défaut »', () => {
  const rules = rulesOf({
    kilomètres: { valeur: 'question . revenu', 'par défaut': '1000 €' },
    'réparation . prime': 'kilomètres / 100',
  });
  expect(rules.centsOf('repairPremium', { invoiceCents: 200_00 })).toBe(10_00);
  expect(rules.centsOf('repairPremium', { invoiceCents: 200_00, answers: { revenu: 3_000 } })).toBe(30_00);
});

it('refuses no file by a condition whose question is not answered yet', () => {
  const rules = rulesOf({
    'condition . étudiant': { description: 'Pour les étudiants.', valeur: 'question . etudiant' },
  });
  expect(rules.unmetConditions({}, false)).toEqual([]);
  expect(rules.unmetConditions({}, true)).toHaveLength(1);
  expect(rules.unmetConditions({ answers: { etudiant: false } }, false)).toHaveLength(1);
});

describe('rules are refused', () => {
  it.each<[string, WrittenRules, RegExp]>([
    ['that name a question which is not asked', { 'réparation . prime': 'question . permis' }, /permis/],
    ['that read a document', { 'réparation . prime': 'question . avis' }, /avis/],
    ['that declare a question themselves', { 'question . etudiant': 'oui' }, /est donné par la plateforme/],
  ])('%s', (_, changed, sentence) => {
    const read = readRules({ ...capped, ...changed }, questions);
    expect('faults' in read && read.faults.map((fault) => fault.sentence).join()).toMatch(sentence);
  });
});
