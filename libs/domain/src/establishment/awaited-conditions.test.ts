import { awaitedConditions } from './awaited-conditions.ts';

const [first, second] = [
  { day: '2026-01-01', mark: '0000000a' },
  { day: '2027-03-01', mark: '0000000b' },
];
const versions = [first, second];
const accepted = { conditionsAcceptedAt: '202602011000', conditionsVersion: '2026-01-01-0000000a' };
const awaited = (isInForce: boolean) => ({ version: '2027-03-01-0000000b', day: '2027-03-01', isInForce });

it.each([
  ['asks a shop for the announced version while it works on', accepted, '2026-11-27', awaited(false)],
  ['asks a shop for the new version on its first day', accepted, '2027-03-01', awaited(true)],
  [
    'takes an acceptance without a version for one of the text of its day',
    { conditionsAcceptedAt: '202602011000' },
    '2026-11-27',
    awaited(false),
  ],
  [
    'asks nothing of a shop that accepted ahead',
    { ...accepted, conditionsVersion: '2027-03-01-0000000b' },
    '2027-03-01',
    undefined,
  ],
  ['asks for no version where the whole answer is awaited', {}, '2027-03-01', undefined],
  ['asks for no version of a shop that refused', { conditionsAcceptedAt: 'never' }, '2027-03-01', undefined],
])('%s', (_, known, today, answer) => {
  expect(awaitedConditions(known, versions, today)).toEqual(answer);
});

it('asks nothing of a shop whose accepted words were corrected on the same day', () => {
  expect(awaitedConditions(accepted, [{ ...first!, mark: 'ffffffff' }], '2026-11-27')).toBeUndefined();
});
