import { decideClientMail, decideOtherReader, namedReaderText } from './named-reader.ts';

it.each([
  ['its own address', 'atelier@exemple.fr', false],
  ['its own address in other letters', 'Atelier@Exemple.fr', false],
  ['the address of whoever stands at its counter', 'camille@exemple.fr', false],
  ['another address', 'voisine@exemple.fr', true],
])('lets the code of a client go to %s: %s %s', (_which, mail, isAllowed) => {
  expect(decideClientMail(mail, ['atelier@exemple.fr', 'camille@exemple.fr', undefined]).ok).toBe(isAllowed);
});

it.each([
  ['phone', '+33639980001', '+33639980001', 'this-number-is-the-clients-own'],
  ['phone', '+33639980077', '+33639980001', undefined],
  ['mail', 'Lea.Durand@exemple.fr', 'lea.durand@exemple.fr', 'this-address-is-the-clients-own'],
  ['mail', 'voisine@exemple.fr', undefined, undefined],
] as const)('refuses as another reader’s %s %s where the client’s is %s: %s', (kind, named, own, refusal) => {
  const decision = decideOtherReader(kind, named, own);
  expect(decision.ok ? undefined : decision.refusal.id).toBe(refusal);
});

it('says of a code in the history that it went elsewhere, and nothing of one that went to the client', () => {
  expect(namedReaderText({ operation: 'SMS', isNamedByClient: true })).toBe('À un autre numéro, que le client a donné');
  expect(namedReaderText({ operation: 'MEL', isNamedByClient: true })).toMatch(/^À une autre adresse/);
  expect(namedReaderText({ operation: 'SMS' })).toBeUndefined();
});
