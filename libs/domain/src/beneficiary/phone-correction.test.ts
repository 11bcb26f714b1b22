import { decideClientNumber, decidePhoneCorrection } from './phone-correction.ts';

it.each([
  ['nowhere', [], 'REP', true],
  ['in the shop itself alone', ['own'], 'REP', true],
  ['in another shop', ['other'], 'REP', false],
  ['in the shop and in another one', ['own', 'other'], 'REP', false],
  ['in another shop, for an administrator', ['other'], 'ADM', true],
] as const)(
  'a number may be changed while a file waits for its code %s (%j, %s): %s',
  (_, waitingAt, role, isAllowed) => {
    const decision = decidePhoneCorrection(waitingAt, { role, entityId: 'own' });
    expect(decision.ok).toBe(isAllowed);
    if (!decision.ok) expect(decision.refusal.explanation).toContain('un dossier en cours dans un autre établissement');
  },
);

it.each([
  ['the mobile of its representative', '+33639985005', false],
  ['its own telephone', '+33388000001', false],
  ['a mobile of overseas that was stored as +33', '+262692000001', false],
  ['another mobile', '+33639980001', true],
])('lets the code of a client go to %s: %s %s', (_which, phone, isAllowed) => {
  const shopPhones = ['+33639985005', '+33388000001', '+33692000001', undefined];
  expect(decideClientNumber(phone, shopPhones).ok).toBe(isAllowed);
});
