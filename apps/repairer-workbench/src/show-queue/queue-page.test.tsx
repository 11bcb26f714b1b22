import { appError } from '@alveole/contracts';
import { openRepairBody, operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairKind } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { counterInOutage, hash } from '../send-later/outage.fixture.ts';
import { OutboxContext } from '../send-later/use-outbox.ts';
import { sentPdf } from '../workbench.fixture.ts';
import { ConnectionLine } from './connection-line.tsx';
import { QueuePage } from './queue-page.tsx';

type Outage = Awaited<ReturnType<typeof counterInOutage>>;

/** A file that was opened without a network, and its invoice. */
async function fileInWaiting(shop: Pick<RepairFile, 'taux_tva'> = {}) {
  const outage = await counterInOutage();
  const { counter, server, device } = outage;
  await device.put('files', { id: 'earlier', file: buildRepairFile({ repair_entity_id: 'entity-1', ...shop }) });
  server.isReached = false;
  const bike = { brand: 'Gitane', serial: 'GT-77' };
  const body = openRepairBody({ localId: 'one', kind: RepairKind.repair, consumerId: 'B7K2M9QX', bike });
  const { repair_id: repairId } = await counter.call(repairRoutes.openRepair, { body });
  const operation = operationBody.invoice(sentPdf, 125_00);
  await counter.call(repairRoutes.operateRepair, { body: operateRepairBody({ repairId, rowHash: hash, operation }) });
  return outage;
}

function openQueue({ outbox }: Outage, at = '/admin/envois') {
  return renderScreen(
    <OutboxContext value={outbox}>
      <ConnectionLine />
      <QueuePage />
    </OutboxContext>,
    { at },
  );
}

const steps = async () => {
  const list = await screen.findByRole('list', { name: 'Envois en attente' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
};

describe('the queue of what waits', () => {
  it('shows each file with its steps in their order, and sends them when asked', async () => {
    const outage = await fileInWaiting();
    const { user } = openQueue(outage);
    const shown = await steps();
    expect(shown.filter((text) => /^(Ouverture|Facture)/.test(text ?? ''))).toEqual([
      expect.stringMatching(/^Ouverture du dossier.*En attente$/),
      expect.stringMatching(/^Facture de 125,00 € HT.*En attente$/),
    ]);
    outage.server.isReached = true;
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    expect(await screen.findByText('Rien n’attend')).toBeInTheDocument();
    expect(outage.server.recorded).toHaveLength(2);
  });

  it('says no « HT » of an invoice that waits in a shop without VAT', async () => {
    openQueue(await fileInWaiting({ taux_tva: '293B' }));
    await waitFor(async () => expect(await steps()).toContainEqual(expect.stringMatching(/^Facture de 125,00 €\d/)));
  });

  it('says why the server refused, and tries again', async () => {
    const outage = await fileInWaiting();
    outage.server.isReached = true;
    outage.server.refusal = appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
    await outage.outbox.flush();
    const { user } = openQueue(outage);
    expect(await screen.findByText('Ce vélo a déjà bénéficié du programme de réparation')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^1 envoi à revoir/);
    outage.server.refusal = undefined;
    await user.click(screen.getByRole('button', { name: /^Réessayer\u00a0: \S/ }));
    expect(await screen.findByText('Rien n’attend')).toBeInTheDocument();
  });

  it('gives up what waits for a file, once that is confirmed', async () => {
    const outage = await fileInWaiting();
    const { user } = openQueue(outage);
    await user.click(await screen.findByRole('button', { name: /^Abandonner\u00a0: \S/ }));
    expect(await outage.outbox.steps()).toHaveLength(2);
    const dialog = await screen.findByRole('alertdialog', { name: /^Abandonner ces envois/ });
    await user.click(within(dialog).getByRole('button', { name: 'Abandonner' }));
    expect(await screen.findByText('Rien n’attend')).toBeInTheDocument();
    expect(outage.server.recorded).toEqual([]);
  });
});

describe('the line over every page', () => {
  it('says that something waits, and leads to it', async () => {
    openQueue(await fileInWaiting(), '/admin/accueil');
    expect(await screen.findByText(/^2\senvois en attente du serveur/)).toBeInTheDocument();
    const line = screen.getByRole('status');
    expect(within(line).getByRole('link', { name: 'Voir les envois' })).toHaveAttribute('href', '/admin/envois');
  });

  it('says at once that the network is gone, and nothing while all is well', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    openQueue(await counterInOutage());
    expect(await screen.findByText('Rien n’attend')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Hors connexion/));
    // The cache of calls lives in a package, which the suites of screens share: left offline, it would ask nothing any more.
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });
});
