import { faultOfMessage } from './rule-fault.ts';
import { readRules } from './read-rules.ts';

const capped = { 'réparation . plafond': '50 €', 'réparation . prime': '3 €', 'séance . prime': '30 €' };

it('returns a French message of Publicodes without its frame as it stands, with the rule that it names', () => {
  expect(faultOfMessage('Autre chose')).toEqual({ sentence: 'Autre chose' });
  expect(faultOfMessage('\n[ EngineError ]\n➡️  Dans la règle "a"\n✖️  Impossible de convertir')).toEqual({
    rule: 'a',
    sentence: 'Impossible de convertir',
  });
  expect(faultOfMessage('[ Avertissement ]\n⚠️  Erreur d’unité\nℹ️  \n[ EngineError ]\n✖️  Impossible')).toEqual({
    sentence: 'Erreur d’unité Impossible',
  });
});

it.each([
  ['a list where a mechanism wants a name', { valeur: [1] }],
  ['a word where a mechanism wants a list', { variations: '3 €' }],
  ['a number where a mechanism wants a list', { somme: 3 }],
  ['a unit that is no word', { valeur: '3 €', unité: {} }],
  ['a mechanism that nobody knows', { foo: '3' }],
  ['an operator without a value', 'facture . montant HT -'],
  ['an empty rule', null],
  ['a text in place of an amount', "'beaucoup'"],
  ['a number that is too long', '9'.repeat(400)],
  ['a switch without a last case', { variations: [{ si: 'séance . participants = 9', alors: '3 €' }] }],
])('answers a French sentence, without words of the engine or of JavaScript, of %s', (_, rule) => {
  const read = readRules({ ...capped, 'réparation . prime': rule });
  const sentences = 'faults' in read ? read.faults.map(({ sentence }) => sentence) : [];
  expect(sentences).toHaveLength(1);
  for (const sentence of sentences)
    expect(sentence).not.toMatch(/\[ |[➡✖⚠]|Error|\b(is|not|the|undefined|null|iterable|function|stack)\b/);
});

it('names the mechanism that has not its form', () => {
  expect(readRules({ ...capped, 'réparation . prime': { variations: '3 €' } })).toEqual({
    faults: [{ rule: 'réparation . prime', sentence: '« variations » n’a pas la forme attendue' }],
  });
});

it('names the rule that divides by zero, once, however many amounts depend on it', () => {
  const written = { ...capped, 'réparation . plafond': '100 € / 0', 'réparation . prime': 'réparation . plafond' };
  const read = readRules(written);
  expect(read).toEqual({
    faults: [{ rule: 'réparation . plafond', sentence: '« réparation . plafond » : division par zéro.' }],
  });
});

it('names the written rule that clashes with what the platform gives, since nobody finds the line of that', () => {
  const prime = { valeur: 'facture . montant HT', plafond: 'réparation . plafond' };
  const read = readRules({ ...capped, 'réparation . plafond': '100 ans', 'réparation . prime': prime });
  const rules = 'faults' in read ? read.faults.map(({ rule }) => rule) : [];
  expect(rules).toEqual(['réparation . prime']);
});
