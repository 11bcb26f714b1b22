import { decideIdentityCode, identityCodeWays } from './identity-code-ways.ts';

const subject = (subjectId: string, mobile?: string, mail?: string) => ({
  subjectId,
  name: 'Léa Durand',
  mobile,
  mail,
});

describe('the ways of a code', () => {
  it.each([
    ['nobody', [], []],
    ['one person with both', [subject('a', '+33639980001', 'a@exemple.fr')], ['sms', 'mail']],
    ['two of one number', [subject('a', '+33639980001'), subject('b', '+33639980001', 'b@exemple.fr')], ['sms']],
    ['two of two numbers', [subject('a', '+33639980001'), subject('b', '+33639980002')], []],
    ['one without number, of one address', [subject('a', undefined, 'a@exemple.fr')], ['mail']],
  ])('are those that each subject has: %s', (_, subjects, ways) => {
    expect(identityCodeWays(subjects).map(({ by }) => by)).toEqual(ways);
  });
});

describe('a code', () => {
  const outcome = (asked: string, subjects: ReturnType<typeof subject>[], subjectId: string, by: 'sms' | 'mail') => {
    const decision = decideIdentityCode(asked, subjects, { subjectId, by });
    return decision.ok ? decision.value : decision.refusal.id;
  };
  const [one, other] = [subject('a', '+33639980001', 'a@exemple.fr'), subject('b', '+33639980002', 'a@exemple.fr')];

  it('goes to the number or address of its subject', () => {
    expect(outcome('Léa Durand', [one], 'a', 'sms')).toBe('+33639980001');
    expect(outcome('Léa Durand', [one], 'a', 'mail')).toBe('a@exemple.fr');
  });

  it('is refused to a number that one subject lacks, to a subject that is not linked, and under another name', () => {
    expect(outcome('Léa Durand', [one, other], 'b', 'sms')).toBe('code-not-held-by-all');
    expect(outcome('Léa Durand', [one, other], 'b', 'mail')).toBe('a@exemple.fr');
    expect(outcome('Léa Durand', [one], 'b', 'sms')).toBe('code-not-held-by-all');
    expect(outcome('Paul Martin', [one], 'a', 'sms')).toBe('code-for-another-name');
  });
});

it.each([
  ['Léa Durand', 'LEA DURAND', true],
  ['Durand, Léa', 'Léa Durand', true],
  ['Mme Éloïse Dupré', 'Éloïse Dupré-Martin', true],
  ['Paul Durand', 'Léa Durand', false],
  ['Léa Martin', 'Léa Durand', false],
  ['Durand', 'Durand', true],
  ['Léa Durand', '', false],
])('asked as %s of a file of %s is accepted: %s', (asked, known, expected) => {
  const decision = decideIdentityCode(asked, [{ subjectId: 'a', name: known, mobile: '+33639980001' }], {
    subjectId: 'a',
    by: 'sms',
  });
  expect(decision.ok).toBe(expected);
});
