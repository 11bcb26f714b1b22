import { appError } from '@alveole/contracts';
import { openRepairBody, operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConfirmPickUpPage } from '../confirm-pick-up/confirm-pick-up-page.tsx';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { RecordInvoicePage } from '../record-invoice/record-invoice-page.tsx';
import { counterInOutage, hash } from '../send-later/outage.fixture.ts';
import { OutboxContext } from '../send-later/use-outbox.ts';
import { atCounter, entry, opened, sentJpeg, sentPdf } from '../workbench.fixture.ts';

const { openRepair, operateRepair, readOwnRepair } = repairRoutes;
const claimed = appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
const invoice = operationBody.invoice(sentPdf, 125_00);

beforeEach(() => sessionStorage.clear());

type Outage = Awaited<ReturnType<typeof counterInOutage>>;

async function openHere({ counter, server }: Outage, operations: readonly RepairOperationInput[] = [invoice]) {
  server.isReached = false;
  const bike = { brand: 'Gitane', serial: 'GT-77' };
  const body = openRepairBody({ localId: crypto.randomUUID(), kind: RepairKind.repair, consumerId: 'B7K2M9QX', bike });
  const { repair_id: repairId } = await counter.call(openRepair, { body });
  for (const operation of operations)
    await counter.call(operateRepair, { body: operateRepairBody({ repairId, rowHash: hash, operation }) });
  return repairId;
}

function show(outage: Outage, at: string) {
  const props = { ...atCounter(), api: outage.counter };
  const page = (
    <OutboxContext value={outage.outbox}>
      <Routes>
        <Route path="/admin/reparation/livraison/:id" element={<FollowFilePage {...props} />} />
        <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
        <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
        <Route path="/admin/livraison/finalisation/:id" element={<ConfirmPickUpPage {...props} />} />
        <Route path="*" element={null} />
      </Routes>
    </OutboxContext>
  );
  return { notices: props.notices, ...renderScreen(page, { at }) };
}

/** The server answers again, and refuses what comes, or takes it. */
async function answer({ server, outbox }: Outage, refusal?: unknown): Promise<void> {
  server.isReached = true;
  server.refusal = refusal;
  await act(() => outbox.flush());
}

const timeline = async () =>
  within(await screen.findByRole('list', { name: 'Chronologie' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' ').replace(/^.*à \d\dh\d\d/, ''));

describe('a file that the server never had', () => {
  it.each([
    ['its own page', '/admin/reparation/livraison'],
    ['the page of its invoice', '/admin/seances/liste'],
    ['its finalisation', '/admin/livraison/finalisation'],
  ])('is said to be on this device and nowhere « déposée », on %s', async (_page, path) => {
    const outage = await counterInOutage();
    show(outage, `${path}/${await openHere(outage)}`);
    expect((await screen.findAllByText('Sur cet appareil')).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Le programme n’a pas encore ce dossier/)).toBeInTheDocument();
    expect(screen.getAllByText('Sur cet appareil, pas encore envoyé').length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/déposée/i);
  });

  it('has no status and no number, and its timeline tells what waits', async () => {
    const outage = await counterInOutage();
    show(outage, `/admin/reparation/livraison/${await openHere(outage)}`);
    expect(await timeline()).toEqual([
      'Ouverture du dossierSur cet appareil, pas encore envoyé',
      'Facture de 125,00 € HTSur cet appareil, pas encore envoyé',
    ]);
    expect(screen.queryByText('En attente de validation')).not.toBeInTheDocument();
    expect(screen.queryByText(/· dossier/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abandonner le dossier' })).not.toBeInTheDocument();
  });

  it('ticks no step of the finalisation that only this device knows', async () => {
    const outage = await counterInOutage();
    show(outage, `/admin/livraison/finalisation/${await openHere(outage)}`);
    const steps = await screen.findByRole('navigation', { name: 'Étapes du dossier' });
    expect(steps).not.toHaveTextContent('(fait)');
  });
});

describe('a file that the server refused', () => {
  it('says why on itself, lets one correct the serial and send it again', async () => {
    const outage = await counterInOutage();
    const { user } = show(outage, `/admin/reparation/livraison/${await openHere(outage)}`);
    await screen.findByText(/^Le programme n’a pas encore ce dossier/);
    await answer(outage, claimed);
    expect(await screen.findByText('Refusé : ce vélo a déjà bénéficié du programme de réparation')).toBeInTheDocument();
    expect((await timeline())[0]).toBe('Ouverture du dossierRefusé, sur cet appareil');
    outage.server.refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Corriger le vélo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corriger le vélo' }));
    const serial = dialog.getByRole('textbox', { name: /^Numéro du vélo/ });
    expect(serial).toHaveValue('GT-77');
    await user.clear(serial);
    await user.type(serial, 'GT-78');
    await user.click(dialog.getByRole('button', { name: 'Envoyer à nouveau' }));
    await waitFor(async () => expect(await outage.outbox.steps()).toEqual([]));
    expect(outage.api.callsOf(openRepair).map(({ body }) => body.operation_data.repair_bike_serial)).toEqual(
      expect.arrayContaining(['GT-77', 'GT-78']),
    );
    expect(outage.server.recorded.map((name) => name.split(' ')[0])).toEqual(['INIT', 'FAC']);
    await waitFor(() => expect(screen.queryByText(/^Refusé/)).not.toBeInTheDocument());
  });

  it('shows the corrected bike while the correction waits', async () => {
    const outage = await counterInOutage();
    const id = await openHere(outage, []);
    await answer(outage, claimed);
    outage.server.isReached = false;
    const [refused] = await outage.outbox.stepsOf(id);
    if (refused?.act.kind !== 'open') throw new Error('nothing was refused');
    const { act: opening } = refused;
    const operation_data = { ...opening.body.operation_data, repair_bike_serial: 'GT-78' };
    await outage.outbox.correct(refused, { ...opening, body: { ...opening.body, operation_data } });
    expect((await outage.counter.call(readOwnRepair, { params: { id } })).bike.serial).toBe('GT-78');
    expect((await outage.outbox.stepsOf(id)).map(({ state }) => state)).toEqual(['waiting']);
  });

  it('is gone from this device once it is abandoned, its address too', async () => {
    const outage = await counterInOutage();
    const id = await openHere(outage);
    await answer(outage, claimed);
    const { user, address } = show(outage, `/admin/reparation/livraison/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Abandonner ces envois/ }));
    await user.click(dialog.getByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(address()).toBe('/admin/reparation/livraison'));
    expect(await outage.outbox.steps()).toEqual([]);
    await expect(outage.counter.call(readOwnRepair, { params: { id } })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a step that the server refused of a file that it has', () => {
  const refused = appError('MediaRefusedException', 'The media is not the announced one.');

  async function refusedStep(operation: RepairOperationInput) {
    const outage = await counterInOutage();
    const file = buildRepairFile({
      repair_id: 'repair-1',
      row_hash: hash,
      missing: ['VAL'],
      history: [opened, entry('PHO')],
    });
    outage.api.answer(readOwnRepair, file);
    outage.server.isReached = false;
    const body = operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation });
    await outage.counter.call(operateRepair, { body });
    await answer(outage, refused);
    return { outage, ...show(outage, '/admin/reparation/livraison/repair-1') };
  }

  it('leads an invoice back to its form with what was typed and its file', async () => {
    const { outage, user, address } = await refusedStep(invoice);
    expect(await screen.findByText(/^Refusé : un problème est survenu durant l’envoi/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reprendre la facture' }));
    await waitFor(() => expect(address()).toBe('/admin/seances/liste/repair-1?ajouter'));
    expect(await screen.findByRole('textbox', { name: /^Montant de la facture/ })).toHaveValue('125,00');
    expect(screen.getByText(/facture\.pdf/)).toBeInTheDocument();
    expect(await outage.outbox.steps()).toEqual([]);
  });

  it('corrects the bike of a refused correction, and sends it under a new name', async () => {
    const { outage, user } = await refusedStep(operationBody.correctBike({ brand: 'Gitane', serial: 'GT-78' }));
    expect(await screen.findByText(/Vélo Gitane · n°\sGT-78/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Corriger le vélo' }));
    const serial = await screen.findByRole('textbox', { name: 'Numéro du vélo' });
    expect(serial).toHaveValue('GT-78');
    await user.clear(serial);
    await user.type(serial, 'GT-79');
    outage.server.refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Envoyer à nouveau' }));
    await waitFor(() => expect(outage.server.recorded).toEqual([expect.stringMatching(/^VELO /)]));
    await waitFor(async () => expect(await outage.outbox.steps()).toEqual([]));
  });

  it('takes a photo out, which is taken anew', async () => {
    const { outage, user, address } = await refusedStep(operationBody.photo(sentJpeg));
    await user.click(await screen.findByRole('button', { name: 'Reprendre la photo' }));
    await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1'));
    expect(await outage.outbox.steps()).toEqual([]);
  });
});

describe('what is written to the programme without a network', () => {
  async function cutOff(status: RepairStatus) {
    const outage = await counterInOutage();
    const request = entry('COM', { status, operation_data: { motif: { code: 'CODE29', tab: ['Une photo'] } } });
    const history = status === RepairStatus.complementAsked ? [opened, request] : [opened];
    const file = buildRepairFile({ repair_id: 'repair-1', row_hash: hash, status, missing: [], history });
    outage.api.answer(readOwnRepair, file);
    const shown = show(outage, '/admin/reparation/livraison/repair-1');
    if (status === RepairStatus.toReview)
      await shown.user.click(await screen.findByRole('button', { name: 'Écrire un message' }));
    await screen.findByRole('textbox', { name: 'Votre message' });
    outage.server.isReached = false;
    return { outage, ...shown };
  }

  it('waits in the discussion as on this device, which one notice says and reads out, and is sent by itself', async () => {
    const { outage, user, notices } = await cutOff(RepairStatus.toReview);
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Voici');
    await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    const waiting = await screen.findByText('Message : envoi dès que le serveur répond.');
    expect(waiting.closest('[role=status]')).toBeInTheDocument();
    expect(notices).toEqual([]);
    expect(screen.queryByText('Pas encore lu')).not.toBeInTheDocument();
    await answer(outage);
    expect(outage.server.recorded).toEqual([expect.stringMatching(/^MSG /)]);
  });

  it('waits as the answer to a request for complements, and the form says so', async () => {
    const { outage, user, notices } = await cutOff(RepairStatus.complementAsked);
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Voici');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Envoyer cette réponse/ }));
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/^Votre réponse est sur cet appareil/)).toBeInTheDocument();
    expect(notices).toEqual([]);
    await answer(outage, appError('ValidationException', 'text (INVALID)'));
    await user.click(await screen.findByRole('button', { name: 'Reprendre le message' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveValue('Voici'));
    expect(await outage.outbox.steps()).toEqual([]);
  });
});
