import { linesOfRefusal, refusalOf } from './refusal-view.ts';

describe('a refusal', () => {
  it('is read from labels, numbered reasons and free text', () => {
    const tab = ["Pièce d'identité non valide", '{"key":"1","explain":"Il date de mai"}', ' Adresse fausse ', ' '];
    expect(refusalOf({ code: '', tab })).toEqual({
      isDefinitive: false,
      reasons: [{ key: 2 }, { key: 1, explain: 'Il date de mai' }, { key: 3, explain: 'Adresse fausse' }],
    });
  });

  it('says that staff have renewed the identity document that it names', () => {
    const tab = ["Pièce d'identité non valide"];
    expect(refusalOf({ code: '', tab, pidRenewed: true })).toMatchObject({ isIdentityRenewed: true });
    expect(refusalOf({ code: '', tab })).not.toHaveProperty('isIdentityRenewed');
  });

  it('is read from the texts of the oldest histories', () => {
    expect(refusalOf('Extrait KBIS de plus de trois mois').reasons).toEqual([{ key: 1 }]);
    expect(refusalOf('')).toEqual({ isDefinitive: false, reasons: [] });
  });

  it('is read in words, by its own list of reasons', () => {
    const tab = ['Demandeur non éligible', 'Cessation'];
    expect(linesOfRefusal(refusalOf({ code: 'CODE27', tab }))).toEqual(tab);
    expect(linesOfRefusal(refusalOf({ code: '', tab: ['{"key":3,"explain":"Adresse fausse"}'] }))).toEqual([
      'Adresse fausse',
    ]);
  });

  it('reads a refusal as definitive by its code', () => {
    const wire = { code: 'CODE27', tab: ['Demandeur non éligible'] };
    expect(refusalOf(wire)).toEqual({ isDefinitive: true, reasons: [{ key: 1 }] });
  });
});
