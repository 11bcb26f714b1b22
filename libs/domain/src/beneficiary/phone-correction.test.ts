import { decidePhoneCorrection } from './phone-correction.ts';

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
