import { mapStartOf } from './territory-view.ts';

describe('the map of a programme opens', () => {
  it.each([
    ['on metropolitan France where every department may take part', undefined, 46.6],
    ['on metropolitan France where some of its departments lie there', ['69', '974'], 46.6],
    ['on Réunion where it is the programme’s territory', ['974'], -21.13],
    ['on the first of several territories overseas', ['972', '971'], 14.65],
  ])('%s', (_place, territories, latitude) => {
    expect(mapStartOf(territories).centre.latitude).toBe(latitude);
  });
});
