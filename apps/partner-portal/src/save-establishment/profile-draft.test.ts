import { buildEntity } from '@alveole/testing/builders';
import { establishmentViewOf } from '@alveole/contracts/establishment';
import { keepDraft, readDraft, typedOf } from './profile-draft.ts';
import { profileValues } from './profile-values.ts';

const stored = profileValues(establishmentViewOf(buildEntity()));
const openingHours = { mon: ['09:00', '12:00', '', ''] as const, rdvOnly: false };

beforeEach(() => sessionStorage.clear());

describe('a profile that is being typed', () => {
  it('is what differs from the stored one', () => {
    expect(typedOf({ ...stored, website: 'www.cycles.fr', openingHours }, stored)).toEqual({
      website: 'www.cycles.fr',
      openingHours,
    });
    expect(typedOf(stored, stored)).toEqual({});
  });

  it('is kept for its establishment alone, without the account', () => {
    keepDraft('entity-1', { website: 'www.cycles.fr', openingHours, iban: 'FR7630006000011234567890189' });
    expect(readDraft('entity-1')).toEqual({ website: 'www.cycles.fr', openingHours });
    expect(readDraft('entity-2')).toEqual({});
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('FR76');
  });

  it('leaves nothing behind once nothing is typed', () => {
    keepDraft('entity-1', { website: 'www.cycles.fr' });
    keepDraft('entity-1', { iban: 'FR76' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '3', '{"website":3}'])('counts for nothing when it cannot be read (%s)', (text) => {
    sessionStorage.setItem('alveole.profile.entity-1', text);
    expect(readDraft('entity-1')).toEqual({});
  });
});
