import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, operated, photographed } from '../workbench.fixture.ts';
import { FollowFilePage } from './follow-file-page.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const staff = { role: 'ADM', user_name: 'Sophie Leroy' } as const;
const asked = entry('COM', {
  status: RepairStatus.complementAsked,
  actor: staff,
  operation_date: '2026-03-04 08:00:00',
  operation_data: { motif: { code: 'CODE29', tab: ['La facture est illisible', 'Une photo entière du vélo'] } },
});
const file = (changes: Partial<RepairFile> = {}): RepairFile =>
  buildRepairFile({
    missing: [],
    history: [opened, invoiced, photographed],
    repair_amounts: { amount_net: 125, amount_to_refund: 50 },
    ...changes,
  });

function open(shown: RepairFile) {
  const props = atCounter();
  props.api.answer(readOwnRepair, shown).answer(operateRepair, operated());
  const page = (
    <Routes>
      <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/reparation/dossiers/repair-1' }) };
}

beforeEach(() => sessionStorage.clear());

describe('a file', () => {
  it('says for whose envelope it waits, since when, and that nothing is to be done', async () => {
    const envelope_wait = { funder_name: 'Ville d’Exemple', since: '2026-03-05T09:00:00.000Z' };
    open(file({ status: RepairStatus.toReview, awaits_envelope: true, envelope_wait }));
    const line = await screen.findByText(/l’enveloppe du financeur «\sVille d’Exemple\s» est utilisée/);
    expect(line).toHaveTextContent(/depuis le 5 mars 2026.*vous n’avez rien à faire/);
  });

  it('tells each state in the words of its badge, with its date, and the payment that is to come', async () => {
    open(
      file({
        status: RepairStatus.validated,
        history: [
          opened,
          invoiced,
          entry('VAL', {
            status: RepairStatus.toReview,
            operation_date: '2026-03-02 13:05:00',
            operation_data: { pick_up_proof: 'code' },
          }),
          entry('AVAL', { status: RepairStatus.validated, actor: staff, operation_date: '2026-03-05 09:00:00' }),
        ],
      }),
    );
    const steps = within(await screen.findByRole('list', { name: 'Chronologie' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '02/03 à 10h30À terminerDossier ouvert',
      '02/03 à 11h00Facture déposée',
      '02/03 à 14h05Chez le programmeRéception confirmée par le bénéficiaire · Code du client vérifié',
      '05/03 à 10h00ValidéDossier validé',
      'à venirVirement de 50,00 €',
    ]);
  });

  it('says after the grace period why it can be closed no more, and offers to give it up alone', async () => {
    open(file({ status: RepairStatus.incomplete, missing: ['VAL'], grace_ended: true }));
    expect(await screen.findByText(/le délai pour clore les dossiers ouverts est passé/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Abandonner/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /code|Valider/ })).not.toBeInTheDocument();
  });

  it('tells in its place that the mobile was changed, masked, and by whom', async () => {
    const correction = {
      at: '2026-03-02T10:30:00Z',
      actor: { role: 'REP' as const, user_name: 'Vélos du Doubs' },
      previous_number: '06 •• •• •• 78',
      next_number: '06 •• •• •• 34',
    };
    open(file({ phone_corrections: [correction] }));
    const list = await screen.findByRole('list', { name: 'Chronologie' });
    expect(list.textContent?.replace(/\s/g, ' ')).toContain(
      'Mobile du bénéficiaire changé : 06 •• •• •• 78 → 06 •• •• •• 34Vélos du Doubs',
    );
  });

  it('leads to the new confirmation where the invoice changed behind the first one', async () => {
    open(file({ status: RepairStatus.toReview, missing: ['VAL'], confirmation_due: true }));
    expect(await screen.findByRole('link', { name: 'Faire confirmer le montant' })).toHaveAttribute(
      'href',
      '/admin/livraison/finalisation/repair-1',
    );
    expect(screen.getByText(/l’aide attend qu’il confirme le nouveau montant/)).toBeInTheDocument();
  });

  it('tells in its place what became of the message with the code', async () => {
    const rung = { state: 'failed', at: '2026-03-02T10:30:00Z', failure: 'unknown-number' } as const;
    open(
      file({
        history: [opened, invoiced, entry('VAL', { operation_date: '2026-03-02 13:05:00' })],
        sms: {
          sent: 1,
          delivery: 'failed',
          messages: [{ message_id: 'm', sent_at: '2026-03-02T10:29:00Z', rungs: [rung] }],
        },
      }),
    );
    const steps = within(await screen.findByRole('list', { name: 'Chronologie' })).getAllByRole('listitem');
    expect(steps[2]?.textContent?.replace(/\s/g, ' ')).toBe(
      '02/03 à 11h30SMS non remisCe numéro n’existe pas ou n’est pas un mobile. Corrigez-le avec le client.',
    );
  });

  it('tells which invoice counts, and which ones it replaced', async () => {
    const second = entry('FAC', {
      operation_id: 'second',
      operation_date: '2026-03-03 10:00:00',
      operation_data: { media_url: 'accepted/entity-1/second.pdf', amount_net: 118, amount_to_refund: 50 },
    });
    open(file({ history: [opened, invoiced, photographed, second] }));
    const documents = within(await screen.findByRole('region', { name: 'Facture et photo' }));
    expect(
      documents.getAllByText(/^(Déposée|Ajoutée) le/).map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual(['Déposée le 03/03 à 11h00', 'Déposée le 02/03 à 11h00 · remplacée', 'Ajoutée le 02/03 à 11h05']);
  });

  it('dates the refund, and is for reading only then', async () => {
    open(
      file({
        status: RepairStatus.refunded,
        history: [
          opened,
          entry('REM', {
            status: RepairStatus.refunded,
            actor: { role: 'SYS', user_name: '' },
            operation_date: '2026-03-12 10:00:00',
          }),
        ],
      }),
    );
    expect(await screen.findByText(/12\/03 à\s11h00/)).toBeInTheDocument();
    expect(screen.getByText(/il est en consultation seule/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'À faire' })).not.toBeInTheDocument();
  });

  it('tells its money once it is granted, and asks for none before', async () => {
    const { props } = open(file({ status: RepairStatus.validated, history: [opened] }));
    props.api.answer(refundRoutes.readFileMoney, {
      repair_id: 'repair-1',
      repair_rozo_id: 'REP00042_10001',
      granted: 50,
      paid: 0,
      due: 50,
      on_its_way: 0,
      entries: [],
    });
    expect(await screen.findByRole('region', { name: 'Paiement' })).toHaveTextContent(/À verser.*50,00/);
    const before = open(file({ status: RepairStatus.toReview, history: [opened] }));
    await waitFor(() => expect(before.props.api.callsOf(readOwnRepair)).toHaveLength(1));
    expect(before.props.api.callsOf(refundRoutes.readFileMoney)).toEqual([]);
  });

  it('does not tell that it was drawn as a sample', async () => {
    open(
      file({
        status: RepairStatus.sampleComplementAsked,
        history: [
          opened,
          entry('ECH', { status: RepairStatus.sampleToReview, actor: staff }),
          entry('COMECH', { status: RepairStatus.sampleComplementAsked, actor: staff }),
        ],
      }),
    );
    await screen.findByRole('list', { name: 'Chronologie' });
    expect(document.body).not.toHaveTextContent(/échantillon/i);
  });

  it('says what is asked for, line by line, and offers to answer', async () => {
    open(file({ status: RepairStatus.complementAsked, history: [opened, invoiced, photographed, asked] }));
    expect(await screen.findByText('La facture est illisible')).toBeInTheDocument();
    expect(screen.getByText('Une photo entière du vélo')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Photos du vélo' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Facture corrigée' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ajouter une facture' })).not.toBeInTheDocument();
  });

  it('is given up once it is confirmed', async () => {
    const { user, props, address } = open(buildRepairFile());
    await user.click(await screen.findByRole('button', { name: 'Abandonner le dossier' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(address()).toBe('/admin/reparation/livraison'));
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_code).toBe('CAN');
  });

  it('leads on to its next step while it is being completed', async () => {
    open(buildRepairFile());
    expect(await screen.findByRole('link', { name: 'Joindre la facture' })).toHaveAttribute(
      'href',
      '/admin/seances/liste/repair-1',
    );
  });
});
