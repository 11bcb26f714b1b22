import { roles } from '../roles.ts';
import { findersOf } from './finders.ts';
import {
  establishmentKindLabels,
  establishmentKinds,
  isAssociation,
  isBikeShop,
  isLocalAuthority,
  kindsReviewedBy,
} from './kinds.ts';
import { establishmentStatusCodes } from './statuses.ts';

it('names the four kinds of establishment', () => {
  expect(establishmentKinds.map((kind) => establishmentKindLabels[kind])).toEqual([
    'Vélociste',
    'Association hors Alsace-Moselle',
    'Association d’Alsace-Moselle',
    'Collectivité',
  ]);
});

it('tells businesses, associations and local authorities apart', () => {
  const where = (holds: (kind: number) => boolean) => establishmentKinds.filter(holds);
  expect([where(isBikeShop), where(isAssociation), where(isLocalAuthority)]).toEqual([[0], [1, 2], [3]]);
});

it('gives each role its lists: ADM the companies, FUB the others, ALL all of them, a partner and a funder none', () => {
  expect(roles.map((role) => kindsReviewedBy(role))).toEqual([[], [0], [0, 1, 2, 3], [1, 2, 3], []]);
});

describe('the public finders', () => {
  const both = { done: 2, history: [] } as const;

  it('hold validated establishments alone', () => {
    expect(establishmentStatusCodes.filter((status) => findersOf(status, 0, both).length > 0)).toEqual([1]);
  });

  it('hold shops and associations, no local authority', () => {
    expect(establishmentKinds.filter((kind) => findersOf(1, kind, both).length > 0)).toEqual([0, 1, 2]);
  });

  it.each([
    [undefined, ['repair']],
    [{ history: [] }, ['repair']],
    [{ done: 0, history: [] }, ['repair']],
    [{ done: 1, history: [] }, ['lesson']],
    [both, ['repair', 'lesson']],
    [{ done: 0, request: { gender: 1 }, history: [] }, ['repair']],
  ] as const)('with the activity %j are %j: what is granted counts, not what is asked for', (activity, finders) => {
    expect(findersOf(1, 0, activity)).toEqual(finders);
  });
});
