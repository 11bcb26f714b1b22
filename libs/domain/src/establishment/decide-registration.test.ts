import { bringsProof, decideRegistration } from './decide-registration.ts';
import { establishmentKinds } from './kinds.ts';

describe('registering an establishment', () => {
  it.each(establishmentKinds)('of kind %i opens a file that awaits processing', (kind) => {
    expect(decideRegistration({ kind, acceptsTerms: true, hasProof: true })).toEqual({ ok: true, value: { to: 0 } });
  });

  it('needs a KBIS or what stands for it, except from a local authority', () => {
    expect(establishmentKinds.filter(bringsProof)).toEqual([0, 1, 2]);
    const accepted = establishmentKinds.filter(
      (kind) => decideRegistration({ kind, acceptsTerms: true, hasProof: false }).ok,
    );
    expect(accepted).toEqual([3]);
    expect(decideRegistration({ kind: 0, acceptsTerms: true, hasProof: false })).toMatchObject({
      refusal: {
        code: 'ValidationException',
        message: 'entity_data.documents (MISSING): Field is required',
        explanation: 'Veuillez joindre un justificatif de la structure',
      },
    });
  });

  it('is refused outside the departments of the campaign', () => {
    expect(decideRegistration({ kind: 0, acceptsTerms: true, hasProof: true, isInTerritories: false })).toMatchObject({
      ok: false,
      refusal: { id: 'outside-territories' },
    });
  });

  it('needs the terms of use to be accepted', () => {
    expect(decideRegistration({ kind: 3, acceptsTerms: false, hasProof: true })).toMatchObject({
      ok: false,
      refusal: {
        code: 'ValidationException',
        message: 'entity_data.cguAccept (MISSING): Field is required',
        explanation: "Veuillez accepter les conditions générales d'utilisation",
      },
    });
  });
});
