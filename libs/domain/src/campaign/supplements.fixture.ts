import type { Campaign } from './campaign.ts';
import { openEndedCampaign } from './campaigns.fixture.ts';
import type { Question } from './question.ts';

/** A question that is answered by yes or no. */
export const question = (id: string): Question => ({
  id,
  label: id,
  step: 'invoice',
  kind: 'yes-no',
  isRequired: true,
});
/** A campaign that adds 20 € to another's premium. */
export const supplementing = (id: string, changes: Partial<Campaign> = {}): Campaign => ({
  ...openEndedCampaign,
  id,
  name: `Aide de ${id}`,
  repairCapCents: 20_00,
  funders: [{ id: `${id}-funder`, name: id, pays: 'remainder' }],
  ...changes,
});
export const lyon = { name: 'Lyon', postcodes: ['69001'] };
export const town = supplementing('town', { questions: [question('resident')] });
export const region = supplementing('region', { startsOn: '2026-06-01', endsOn: '2026-12-31' });
