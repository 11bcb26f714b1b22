import { repairRoutes } from '@alveole/contracts/repair';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { failedSms, openSheet, withMail } from './code-ways.fixture.tsx';

const { operateRepair } = repairRoutes;

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
    await user.click(sheet.getByRole('button', { name: 'Corriger le numéro du client' }));
    expect(await screen.findByRole('dialog', { name: 'Corriger le numéro' })).toBeInTheDocument();
  });

  it('offers the ways by mail once an SMS was tried, and says so before', async () => {
    const { sheet } = await openSheet();
    const byMail = sheet.getByRole('button', { name: 'Envoyer le code par courriel' });
    expect(byMail).toBeDisabled();
    expect(byMail).toHaveAccessibleDescription(/proposé quand le SMS échoue/);
  });

  it('sends the code by mail once the SMS failed', async () => {
    const { sheet, user, props } = await openSheet(withMail(failedSms));
    await user.click(sheet.getByRole('button', { name: 'Envoyer le code par courriel' }));
    await waitFor(() => expect(props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_code).toBe('MEL'));
  });

  it('offers no way by mail to a person who left no address', async () => {
    const { sheet } = await openSheet(withMail(undefined, null));
    expect(sheet.getByText(/n’a pas laissé d’adresse e-mail/)).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Envoyer le code par courriel' })).not.toBeInTheDocument();
  });

  it('names the last day on which a file may be ended, where the campaign has one', async () => {
    const { sheet } = await openSheet(withMail(), { ...openEndedCampaign, endsOn: '2026-12-31', graceDays: 60 });
    expect(sheet.getByText(/jusqu’au 1er\smars\s2027/)).toBeInTheDocument();
  });
});
