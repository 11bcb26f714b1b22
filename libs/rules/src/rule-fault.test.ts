import { faultOfMessage } from './rule-fault.ts';
import { readRules } from './read-rules.ts';

const capped = { 'réparation . plafond': '50 €', 'réparation . prime': '3 €', 'séance . prime': '30 €' };

it('returns a sentence of this product for a message that the engine writes for programmers, with the rule that it names', () => {
  expect(faultOfMessage('\n[ EngineError ]\n➡️  Dans la règle "a"\n✖️  La référence "b" est introuvable.')).toEqual({
    rule: 'a',
    sentence:
      '« b » est introuvable\u00a0: ni une règle, ni une donnée d’un dossier. Vérifiez l’orthographe, et les espaces autour des points',
  });
  expect(
    faultOfMessage("[ Avertissement ]\n⚠️  Erreur d’unité\nℹ️  \n✖️  Impossible de convertir l'unité 'kg' en '€'"),
  ).toEqual({ sentence: 'Une valeur en « kg » ne se compte pas avec une valeur en « € »' });
});

it('returns of a message that nobody has translated that the rule cannot be read', () => {
  expect(faultOfMessage('Le nœud de l’arbre n’a pas d’assiette')).toEqual({
    sentence: 'Cette règle ne peut pas être lue\u00a0: comparez-la aux exemples du guide',
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
  ['an expression without its second value', '3 € +'],
  ['a parenthesis that is not closed', '(3 €'],
  ['a parenthesis too much', '3 €)'],
  ['a text without its second apostrophe', "'abc"],
  ['decimals behind a comma', '3,5 €'],
  ['thousands with a space', '1 000 €'],
  ['a day that there is not', '31/02/2026'],
  ['a name that nobody declared', 'facture.montant HT'],
  ['a list without a name', { valeur: [] }],
  ['a mechanism without values', { barème: {} }],
  ['two mechanisms at one level', { valeur: '3 €', somme: ['1 €'] }],
  ['a rounding in years', { valeur: '3 €', arrondi: '3 ans' }],
  ['a ceiling in another unit', { valeur: '3 €', plafond: '3 ans' }],
  ['rules within a rule that are a text', { avec: 'x', valeur: '3 €' }],
  ['a private rule', { privé: 'oui', valeur: '3 €' }],
  ['the name of a method of JavaScript', 'toString'],
  ['a switch without a last case', { variations: [{ si: 'séance . participants = 9', alors: '3 €' }] }],
])('answers a French sentence, without words of the engine or of JavaScript, of %s', (_, rule) => {
  const read = readRules({ ...capped, 'réparation . prime': rule });
  expect(read).toEqual({ faults: [{ rule: 'réparation . prime', sentence: expect.any(String) as string }] });
  for (const { sentence } of 'faults' in read ? read.faults : [])
    expect(sentence).not.toMatch(
      /\[ |[➡✖⚠→^"$]|Error|expression|mécanisme|référence|attendu,|\b(is|not|the|undefined|null|iterable|function|stack)\b/,
    );
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
