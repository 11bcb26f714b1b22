import { RepairKind } from '../repair/kinds.ts';
import { repairStatusCodes, RepairStatus } from '../repair/statuses.ts';
import { lastBikeOf, type BikeFile } from './last-bike.ts';

const file = (changes: Partial<BikeFile> = {}): BikeFile => ({
  kind: RepairKind.repair,
  status: RepairStatus.abandoned,
  brand: 'Brompton',
  serial: 'M013034',
  createdAt: '2026-03-02T10:00:00.000Z',
  isOfOwnShop: true,
  ...changes,
});

describe('the bike offered as the last time', () => {
  it('returns the bike of the newest file of this shop that was given up', () => {
    const newest = file({ serial: 'N2', createdAt: '2026-04-02T10:00:00.000Z' });
    expect(lastBikeOf([file(), newest, file({ serial: 'N3' })])).toBe(newest);
  });

  it('returns only bikes whose file leaves the claim free', () => {
    const statuses = repairStatusCodes.filter((status) => lastBikeOf([file({ status })]) !== undefined);
    expect(statuses).toEqual([2, 7, 13, 14]);
  });

  it('returns no bike of another shop’s file, and none of a session', () => {
    expect(lastBikeOf([file({ isOfOwnShop: false })])).toBeUndefined();
    expect(lastBikeOf([file({ kind: RepairKind.session })])).toBeUndefined();
  });

  it('returns no bike that another file claims or has open, however its number is written', () => {
    for (const status of [RepairStatus.incomplete, RepairStatus.refunded])
      expect(lastBikeOf([file(), file({ status, serial: 'm-013 034', isOfOwnShop: false })])).toBeUndefined();
    expect(lastBikeOf([file(), file({ status: RepairStatus.refunded, serial: 'OTHER1' })])).toEqual(file());
  });

  it('returns no bike that another person of the same number has had helped', () => {
    expect(lastBikeOf([file()], [file(), file({ status: RepairStatus.refunded })])).toBeUndefined();
  });

  it('returns a bike without a number, unless one of its brand without a number has a file that counts', () => {
    const unnumbered = file({ serial: 'Pas de numero' });
    expect(lastBikeOf([unnumbered])).toBe(unnumbered);
    expect(lastBikeOf([unnumbered, file({ serial: 'pas de numéro', status: RepairStatus.toReview })])).toBeUndefined();
  });
});
