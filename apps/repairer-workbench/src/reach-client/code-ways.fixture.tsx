import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { screen, within } from '@testing-library/react';
import { atCounter, operated, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from '../confirm-pick-up/confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;

/** A file that waits for its code, of a client with this address; null of one who left none. */
export const withMail = (sms?: RepairFile['sms'], mail: string | null = 'lea.durand@exemple.fr'): RepairFile => {
  const file = readyForCode({ sms });
  return { ...file, repair_search_data: { ...file.repair_search_data, ...(mail !== null && { mail }) } };
};

const sentAt = '2026-03-02T10:06:00.000Z';
export const failedSms = {
  sent: 1,
  last_sent_at: sentAt,
  delivery: 'failed' as const,
  messages: [
    { message_id: 'm1', sent_at: sentAt, rungs: [{ state: 'failed' as const, at: sentAt, failure: 'other' as const }] },
  ],
};

/** The sheet of ways without SMS, opened from the code’s screen. */
export async function openSheet(file: RepairFile = withMail(), campaign: Campaign = openEndedCampaign) {
  const props = atCounter();
  props.api
    .answer(readOwnRepair, file)
    .answer(operateRepair, operated())
    .answer(pickUpRoutes.readSmsSwitch, { disable_sms: 'no' });
  const rendered = renderFinalisation({ ...props, config: { ...props.config, campaign } });
  await rendered.user.click(await screen.findByRole('button', { name: /^Pas de mobile/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Le client ne peut pas recevoir le SMS' }));
  return { props, sheet, ...rendered };
}
