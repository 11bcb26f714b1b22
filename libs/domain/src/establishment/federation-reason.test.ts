import { sanitisedReason } from './federation-reason.ts';

describe('the federation’s reason', () => {
  it.each([
    ['Diplôme périmé', 'Diplôme périmé'],
    ['  Diplôme\n\tpérimé ', 'Diplôme périmé'],
    ['<b>Diplôme</b> <img src=x onerror=alert(1)>périmé', 'Diplôme périmé'],
    ['<scr<b>ipt>alert(1)</script>', 'scr ipt alert(1)'],
    ['Moins de 5 < 10 séances', 'Moins de 5 10 séances'],
    ['Pièce\u0000 \u202emanquante', 'Pièce manquante'],
    ['<br>', ''],
    ['x'.repeat(3000), 'x'.repeat(2000)],
  ])('%j is kept as %j', (typed, stored) => {
    expect(sanitisedReason(typed)).toBe(stored);
  });
});
