import type { Campaign } from '../campaign/campaign.ts';
import { departmentOf } from './department.ts';

/** Whether shops of this postcode may register: in a department of the campaign, of overseas too. */
export function isInTerritories({ territories }: Pick<Campaign, 'territories'>, postcode: string | undefined): boolean {
  return territories === undefined || territories.includes(departmentOf(postcode));
}
