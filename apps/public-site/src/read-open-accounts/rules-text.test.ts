import { rulesText } from './rules-text.ts';

it('writes rules as their lead wrote them: nested names indented, cases of a list by dashes', () => {
  const rules = {
    'réparation . plafond': { titre: 'Plafond', valeur: '50 €' },
    'séance . prime': { variations: [{ si: 'participants = 1', alors: '67.50 €' }, { sinon: '30 €' }] },
  };
  expect(rulesText(rules).split('\n')).toEqual([
    'réparation . plafond:',
    '  titre: Plafond',
    '  valeur: 50 €',
    'séance . prime:',
    '  variations:',
    '    - si: participants = 1',
    '      alors: 67.50 €',
    '    - sinon: 30 €',
  ]);
});
