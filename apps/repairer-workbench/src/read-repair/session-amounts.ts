import { invoicesOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { isSession, sessionAmounts } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';

/**
 * A session whose invoice only this device has, with the amounts that its participants give by the campaign. A file of
 * another version of the campaign, and one that has its amounts, stay as they are.
 */
export function withSessionAmounts(file: RepairView, campaign: Campaign): RepairView {
  const { invoiceCents, campaignVersion = campaign.version } = file;
  const participants = invoicesOf(file)[0]?.participants;
  const isReckoned = invoiceCents !== undefined || campaignVersion !== campaign.version;
  if (!isSession(file) || isReckoned || participants === undefined) return file;
  return { ...file, ...sessionAmounts(participants, campaign) };
}
