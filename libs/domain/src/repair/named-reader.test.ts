import { decideClientMail, namedReaderText } from './named-reader.ts';

it.each([
  ['its own address', 'atelier@exemple.fr', false],
  ['its own address in other letters', 'Atelier@Exemple.fr', false],
  ['the address of whoever stands at its counter', 'camille@exemple.fr', false],
  ['another address', 'voisine@exemple.fr', true],
])('lets the code of a client go to %s: %s %s', (_which, mail, isAllowed) => {
  expect(decideClientMail(mail, ['atelier@exemple.fr', 'camille@exemple.fr', undefined]).ok).toBe(isAllowed);
});

it('says of a code in the history that it went elsewhere, and nothing of one that went to the client', () => {
  expect(namedReaderText({ operation: 'SMS', isNamedByClient: true })).toBe('À un autre numéro, que le client a donné');
  expect(namedReaderText({ operation: 'MEL', isNamedByClient: true })).toMatch(/^À une autre adresse/);
  expect(namedReaderText({ operation: 'SMS' })).toBeUndefined();
});
