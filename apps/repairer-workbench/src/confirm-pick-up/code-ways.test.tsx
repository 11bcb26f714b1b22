import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter, operated, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;

const withMail = (sms?: RepairFile['sms']): RepairFile => {
  const file = readyForCode({ sms });
  return { ...file, repair_search_data: { ...file.repair_search_data, mail: 'lea.durand@exemple.fr' } };
};
const sentAt = '2026-03-02T10:06:00.000Z';
const failed = {
  sent: 1,
  last_sent_at: sentAt,
  delivery: 'failed' as const,
  messages: [
    { message_id: 'm1', sent_at: sentAt, rungs: [{ state: 'failed' as const, at: sentAt, failure: 'other' as const }] },
  ],
};

async function openSheet(file: RepairFile = withMail(), campaign: Campaign = openEndedCampaign) {
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

describe('the sheet of ways without SMS', () => {
  it('describes each way to end a file without an SMS, with its button', async () => {
    const { sheet } = await openSheet();
    expect(sheet.getAllByRole('listitem')).toHaveLength(5);
    expect(sheet.getByText(/^Le code vaut 30\sminutes/)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Terminer plus tard' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison?etat=0',
    );
    expect(sheet.getByRole('link', { name: 'Écrire au programme' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison/repair-1',
    );
  });

  it('leads from the ways without SMS to the form of another number', async () => {
    const { sheet, user } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Changer le numéro du client' }));
    expect(await screen.findByRole('dialog', { name: 'Corriger le numéro' })).toBeInTheDocument();
  });

  it('offers the ways by mail once an SMS was tried, and says so before', async () => {
    const { sheet } = await openSheet();
    const byMail = sheet.getByRole('button', { name: 'Envoyer le code par courriel' });
    expect(byMail).toBeDisabled();
    expect(byMail).toHaveAccessibleDescription(/proposé quand le SMS échoue/);
  });

  it('sends the code by mail once the SMS failed', async () => {
    const { sheet, user, props } = await openSheet(withMail(failed));
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code par courriel' }));
    await waitFor(() => expect(props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_code).toBe('MEL'));
  });

  it('offers no way by mail to a person who left no address', async () => {
    const { sheet } = await openSheet(readyForCode());
    expect(sheet.getByText(/n’a pas laissé d’adresse e-mail/)).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Envoyer le code par courriel' })).not.toBeInTheDocument();
  });

  it('names the last day on which a file may be ended, where the campaign has one', async () => {
    const { sheet } = await openSheet(withMail(), { ...openEndedCampaign, endsOn: '2026-12-31', graceDays: 60 });
    expect(sheet.getByText(/jusqu’au 1er\smars\s2027/)).toBeInTheDocument();
  });
});
