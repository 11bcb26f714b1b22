import { programme2020 } from '../campaign/campaigns.fixture.ts';
import type { RepairKind } from '../repair/kinds.ts';
import { repairStatusCodes, type RepairStatus } from '../repair/statuses.ts';
import {
  beneficiaryLookup,
  claimedBikes,
  hasHadSession,
  isListedBike,
  lookupMessages,
  type FoundPerson,
  type Lookup,
} from './beneficiary-lookup.ts';

const person = (consumerId: string, kind: RepairKind = 0, ...statuses: RepairStatus[]): FoundPerson => ({
  consumerId,
  files: statuses.map((status) => ({ kind, status })),
});
const lookup = (change: Partial<Lookup>) => beneficiaryLookup({ mode: 'repair', people: [], ...change }, programme2020);
const warning = lookupMessages.manyBikes(10);
const tenBikes = Array.from({ length: 10 }, (): RepairStatus => 6);

describe('at the counter of a workshop', () => {
  it('somebody unknown gets a blank form', () => {
    expect(lookup({})).toEqual({ step: 'new-person' });
  });

  it('somebody without a bike is identified at once', () => {
    expect(lookup({ people: [person('A')] })).toEqual({ step: 'identified', consumerId: 'A' });
  });

  it('somebody with bikes is asked about them first; yes ends it, no goes on', () => {
    const people = [person('A', 0, 6)];
    expect(lookup({ people })).toEqual({ step: 'choose-bike' });
    expect(lookup({ people, bikeInList: true })).toEqual({ step: 'aborted', message: lookupMessages.bikeTaken });
    expect(lookup({ people, bikeInList: false })).toEqual({ step: 'identified', consumerId: 'A' });
  });

  it('of several people one is chosen, or somebody new', () => {
    const people = [person('A'), person('B')];
    expect(lookup({ people })).toEqual({ step: 'choose-person' });
    expect(lookup({ people, picked: 'B' })).toEqual({ step: 'identified', consumerId: 'B' });
    expect(lookup({ people, picked: 'new' })).toEqual({ step: 'new-person' });
    expect(lookup({ people, picked: 'C' })).toEqual({ step: 'choose-person' });
  });

  it('several people with bikes are asked for the bike, then for the person', () => {
    const people = [person('A', 0, 6), person('B')];
    expect(lookup({ people })).toEqual({ step: 'choose-bike' });
    expect(lookup({ people, bikeInList: false })).toEqual({ step: 'choose-person' });
  });

  it('ten repaired bikes of one phone are warned about, nine are not', () => {
    expect(lookup({ people: [person('A', 0, ...tenBikes)] })).toEqual({ step: 'choose-bike', warning });
    expect(lookup({ people: [person('A', 0, ...tenBikes.slice(1))] })).toEqual({ step: 'choose-bike' });
    const family = [person('A', 0, ...tenBikes.slice(5)), person('B', 0, ...tenBikes.slice(5))];
    expect(lookup({ people: family, bikeInList: false })).toEqual({ step: 'choose-person', warning });
  });

  it('the eleventh bike of one person is refused; files given up or not eligible leave their place', () => {
    const refused = { step: 'aborted', message: "Cette personne a atteint le nombre d'aides prévu par le programme" };
    expect(lookup({ people: [person('A', 0, ...tenBikes)], bikeInList: false })).toEqual(refused);
    expect(lookup({ people: [person('A', 0, ...tenBikes), person('B')], bikeInList: false, picked: 'A' })).toEqual(
      refused,
    );
    const identified = { step: 'identified', consumerId: 'A' };
    expect(lookup({ people: [person('A', 0, ...tenBikes.slice(1), 2, 7, 13, 14)], bikeInList: false })).toEqual(
      identified,
    );
    expect(lookup({ mode: 'monitor', people: [person('A', 0, ...tenBikes)] })).toEqual(identified);
  });

  it('lists bikes of files that are open, under review or paid, not of those given up or refused', () => {
    expect(repairStatusCodes.filter((status) => !isListedBike({ kind: 0, status }))).toEqual([2, 7, 13, 14]);
    expect(isListedBike({ kind: 1, status: 6 })).toBe(false);
    expect(lookup({ people: [person('A', 0, 2, 7)] })).toEqual({ step: 'identified', consumerId: 'A' });
  });

  it('counts for its warning the bikes that hold a claim, over all these people', () => {
    expect(claimedBikes([person('A', 1, 6), person('B', 0, 1, 7, 0), person('C', 0, 12)])).toBe(2);
  });

  it('says what the specification says', () => {
    expect(lookupMessages.sessionTaken).toBe('Le client a déjà bénéficié du programme de remise en selle');
    expect(lookupMessages.bikeTaken).toBe('Le vélo du client a déjà bénéficié du programme de réparation');
    expect(warning).toBe('Ce numéro de téléphone ou ce code de préinscription compte déjà 10 vélos réparés ou plus');
  });
});

describe('when a lesson is recorded', () => {
  it('the list of bikes is skipped', () => {
    expect(lookup({ mode: 'monitor', people: [person('A', 0, 6)] })).toEqual({ step: 'identified', consumerId: 'A' });
  });

  it('a person who had a session is turned away, alone or chosen among others', () => {
    const aborted = { step: 'aborted', message: lookupMessages.sessionTaken };
    expect(lookup({ mode: 'monitor', people: [person('A', 1, 6)] })).toEqual(aborted);
    const people = [person('A', 1, 6), person('B')];
    expect(lookup({ mode: 'monitor', people })).toEqual({ step: 'choose-person' });
    expect(lookup({ mode: 'monitor', people, picked: 'new' })).toEqual({ step: 'new-person' });
    expect(lookup({ mode: 'monitor', people, bikeInList: true, picked: 'B' })).toEqual({
      step: 'identified',
      consumerId: 'B',
    });
    expect(lookup({ mode: 'monitor', people, picked: 'A' })).toEqual(aborted);
    expect(lookup({ mode: 'monitor', people, picked: 'B' })).toEqual({ step: 'identified', consumerId: 'B' });
  });

  it('a session counts at every status above 0 but 2, 13 and 14', () => {
    expect(repairStatusCodes.filter((status) => !hasHadSession(person('A', 1, status)))).toEqual([0, 2, 13, 14]);
    expect(hasHadSession(person('A', 2, 6))).toBe(true);
    expect(hasHadSession(person('A', 0, 6))).toBe(false);
  });
});
