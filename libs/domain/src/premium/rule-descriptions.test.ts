import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { guideAnswers } from '../public-guide/guide-answers.ts';
import { conditionSentences, isWholeAmount, ruleDescription } from './rule-descriptions.ts';

const halved = {
  ...programme2020.rules,
  'réparation . prime': { valeur: 'facture . montant HT * 50%', description: 'La moitié du montant facturé.' },
  'condition . département': { valeur: 'oui', description: 'L’aide est réservée aux habitants du Rhône.' },
};

it('returns what a rule says of itself, and nothing of one that says nothing', () => {
  expect(ruleDescription(halved, 'réparation . prime')).toBe('La moitié du montant facturé.');
  expect([ruleDescription(halved, 'réparation . plafond'), ruleDescription(halved, 'autre')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('returns the sentences of the conditions of a campaign, and none of one without conditions', () => {
  expect(conditionSentences(halved)).toEqual(['L’aide est réservée aux habitants du Rhône.']);
  expect(conditionSentences(programme2020.rules)).toEqual([]);
});

it('tells a premium that is the whole amount from another one', () => {
  expect([isWholeAmount(programme2020.rules), isWholeAmount(halved)]).toEqual([true, false]);
});

it('lets the public guide say the premium and the conditions of a campaign in its own words', () => {
  const answers = guideAnswers({ ...programme2020, rules: halved });
  expect(answers['1c'].slice(0, 2)).toEqual([
    'La moitié du montant facturé.',
    'Elle ne dépasse pas 50\u00a0€ hors taxes par vélo.',
  ]);
  expect(answers['2c']).toContain('L’aide est réservée aux habitants du Rhône.');
});
