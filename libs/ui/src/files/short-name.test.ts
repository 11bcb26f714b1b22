import fc from 'fast-check';
import { shortName } from './short-name.ts';

describe('shortName', () => {
  it('leaves a short name alone and keeps the extension of a long one', () => {
    expect(shortName('facture.pdf')).toBe('facture.pdf');
    expect(shortName('facture-les-cycles-du-rhone-2026-118.pdf')).toBe('facture-les-cycles-d….pdf');
  });

  it('never shows more than 25 characters', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (name) => shortName(`${name}.pdf`).length <= 25));
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (name) => shortName(name).length <= 25));
  });
});
