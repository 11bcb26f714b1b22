import { decideOpening } from './decide-opening.ts';
import { decideRepair, offeredActions } from './decide-repair.ts';
import { adm, complete, fileAt, rep } from './personas-and-files.fixture.ts';

const late = { graceEnded: true } as const;

it('after the grace period a repairer only gives an incomplete file up, writes and declares', () => {
  expect(offeredActions(fileAt(0, late), rep)).toEqual(['MSG', 'CAN', 'BUG']);
});

it.each(['FAC', 'PHO', 'VAL', 'SMS', 'MEL', 'LIEN'] as const)(
  '%s closes an incomplete file in time, not after the grace period, and then for staff alone',
  (operation) => {
    expect(decideRepair(fileAt(0), complete(operation), rep).ok).toBe(true);
    expect(decideRepair(fileAt(0, late), complete(operation), rep).ok).toBe(false);
    expect(decideRepair(fileAt(0, late), complete(operation), adm).ok).toBe(true);
  },
);

it('a beneficiary confirms nothing from his link after the grace period', () => {
  const action = complete('VAL');
  expect(decideRepair(fileAt(0, late), action, { role: 'BENEFICIARY' }).ok).toBe(false);
});

it('what is complete goes on being reviewed after the grace period', () => {
  expect(decideRepair(fileAt(3, late), complete('COMR'), rep).ok).toBe(true);
  expect(decideRepair(fileAt(1, late), complete('AVAL'), adm).ok).toBe(true);
});

it.each([
  ['the day before its validation', '2026-03-01', false],
  ['the day of its validation', '2026-03-02', true],
] as const)('a file for a repair of %s is accepted: %3$s', (_, repairedOn, isAccepted) => {
  const shop = { entityId: 'shop', status: 1, conditionsAccepted: true, validatedOn: '2026-03-02' } as const;
  expect(decideOpening(shop, { role: 'REP', entityId: 'shop' }, repairedOn).ok).toBe(isAccepted);
});
