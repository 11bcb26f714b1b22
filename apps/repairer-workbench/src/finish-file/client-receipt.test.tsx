import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { refundRoutes } from '@alveole/contracts/refund';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter, entry, invoiced, operated, readyForCode } from '../workbench.fixture.ts';
import { FinishFilePage } from './finish-file-page.tsx';

const { operateRepair, readOwnRepair } = repairRoutes;
const ownMail = 'lea.durand@exemple.fr';

function finished(mail: string | undefined, changes: Partial<RepairFile> = {}): RepairFile {
  const file = readyForCode({ status: RepairStatus.toReview, missing: [], ...changes });
  return { ...file, repair_search_data: { ...file.repair_search_data, mail } };
}

function open(file: RepairFile) {
  const props = atCounter({ entityId: file.repair_entity_id });
  props.api
    .answer(readOwnRepair, file)
    .answer(operateRepair, operated({ status: RepairStatus.toReview }))
    .answer(refundRoutes.readPaymentPromise, { delay_days: 15, paid: null, paid_in_time: null, overdue: null });
  const page = (
    <Routes>
      <Route path="/admin/livraison/finalisation/:id/fin" element={<FinishFilePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/livraison/finalisation/repair-1/fin' }) };
}

const sentBodies = ({ api }: ReturnType<typeof atCounter>) =>
  api.callsOf(operateRepair).map(({ body }) => body.repair_data.operation_data);
const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Envoyer le reçu par courriel' }));

async function openDialog(file: RepairFile) {
  const opened = open(file);
  await opened.user.click(await screen.findByRole('button', { name: 'Envoyer le reçu par courriel' }));
  return { ...opened, dialog: await inDialog() };
}

it('leaves the card of the client’s receipt, which has buttons alone, off the printed end of a file', async () => {
  open(finished(ownMail));
  expect((await screen.findByRole('region', { name: 'Reçu du client' })).closest('.no-print')).not.toBeNull();
});

describe('the receipt of the client by mail', () => {
  it('sends the receipt to the address that the client left with the programme, shown masked', async () => {
    const { user, props, dialog } = await openDialog(finished(ownMail));
    expect(dialog.getByRole('radio', { name: 'l•••@exemple.fr' })).toBeChecked();
    expect(screen.queryByText(new RegExp(ownMail))).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Envoyer le reçu' }));
    await waitFor(() => expect(sentBodies(props)).toEqual([{}]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le reçu est envoyé.' }]);
  });

  it('sends the receipt to another address, and says that this one is not kept', async () => {
    const { user, props, dialog } = await openDialog(finished(ownMail));
    await user.click(dialog.getByRole('radio', { name: 'À une autre adresse' }));
    const field = dialog.getByRole('textbox', { name: /Adresse e-mail du client/ });
    expect(field).toHaveAccessibleDescription(/elle n’est pas gardée/);
    await user.type(field, 'Voisine@exemple.fr');
    await user.click(dialog.getByRole('button', { name: 'Envoyer le reçu' }));
    await waitFor(() => expect(sentBodies(props)).toEqual([{ mail: 'voisine@exemple.fr' }]));
  });

  it('asks a client who left no address for one, and sends the receipt to none that is wrong', async () => {
    const { user, props, dialog } = await openDialog(finished(undefined));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Adresse e-mail du client/ }), 'voisine');
    await user.click(dialog.getByRole('button', { name: 'Envoyer le reçu' }));
    expect(dialog.getByRole('textbox', { name: /Adresse e-mail du client/ })).toBeInvalid();
    expect(sentBodies(props)).toEqual([]);
  });

  it('keeps the dialog of the receipt open with the reason when the server refuses the sending', async () => {
    const { user, props, dialog } = await openDialog(finished(ownMail));
    props.api.answer(operateRepair, () =>
      Promise.reject(appError('TooManyRequestsException', 'x', { retryAfter: 60 })),
    );
    await user.click(dialog.getByRole('button', { name: 'Envoyer le reçu' }));
    expect(await dialog.findByText(/Patientez un instant/)).toBeInTheDocument();
  });

  it('says when the receipt was sent last, and to whose address', async () => {
    const sent = entry('RECU', {
      operation_date: '2026-03-02 10:12:00',
      operation_data: { receipt_to: 'other' },
      status: RepairStatus.toReview,
    });
    open(finished(ownMail, { history: [invoiced, sent] }));
    const card = await screen.findByRole('region', { name: 'Reçu du client' });
    expect(card).toHaveTextContent(/Envoyé par courriel le .* À une autre adresse, que le client a donnée\./);
  });
});
