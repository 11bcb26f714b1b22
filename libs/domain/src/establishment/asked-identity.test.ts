import { decideEstablishment } from './decide-establishment.ts';
import { EstablishmentStatus } from './statuses.ts';

const { refused, resubmitted } = EstablishmentStatus;
const missing = 'Veuillez joindre la pièce d’identité que le programme vous demande';

it.each([
  ['refused for it among others, without it', refused, [1, 2], false, missing],
  ['refused for it, with it', refused, [2], true, 'accepted'],
  ['refused for another reason', refused, [1], false, 'accepted'],
  ['resubmitted since, which brought it', resubmitted, [2], false, 'accepted'],
])(
  'the identity document that a refusal names goes with a file that is %s',
  (_what, status, keys, bringsIdentity, answer) => {
    const reasons = keys.map((key) => ({ key }));
    const decision = decideEstablishment(
      { entityId: 'shop', status, kind: 0, refusal: { reasons } },
      { act: 'save-profile', bringsIdentity },
      { role: 'REP', entityId: 'shop' },
    );
    expect(decision.ok ? 'accepted' : decision.refusal.explanation).toBe(answer);
  },
);

it('a file whose identity document staff have renewed since the refusal goes back without another', () => {
  const decision = decideEstablishment(
    { entityId: 'shop', status: refused, kind: 0, refusal: { reasons: [{ key: 2 }], isIdentityRenewed: true } },
    { act: 'save-profile', bringsIdentity: false },
    { role: 'REP', entityId: 'shop' },
  );
  expect(decision.ok).toBe(true);
});
