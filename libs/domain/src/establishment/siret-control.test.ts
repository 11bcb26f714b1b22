import { passesSiretControl } from './siret-control.ts';

describe('the control of a SIRET', () => {
  it.each([
    ['35600000009075', true, 'of an office of La Poste, whose digits sum up to a multiple of five'],
    ['35600000000048', true, 'of La Poste’s own seat, by Luhn'],
    ['35600000009076', false, 'of La Poste with a wrong digit'],
    ['73282932000074', true, 'of INSEE’s own example'],
    ['73282932000075', false, 'with a wrong digit'],
    ['11122233344455', false, 'that somebody made up'],
    ['7328293200007', false, 'of 13 digits'],
  ])('of %s passes: %s, a number %s', (siret, passes) => {
    expect(passesSiretControl(siret)).toBe(passes);
  });
});
