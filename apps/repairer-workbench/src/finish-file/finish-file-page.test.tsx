import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, photographed, readyForCode } from '../workbench.fixture.ts';
import { FinishFilePage } from './finish-file-page.tsx';

const inFifteenDays = { delay_days: 15, paid: null, paid_in_time: null, overdue: null };
const confirmed = entry('VAL', { operation_date: '2026-03-02 10:07:00', status: RepairStatus.toReview });
const finished = (changes: Partial<RepairFile> = {}): RepairFile =>
  readyForCode({
    status: RepairStatus.toReview,
    missing: [],
    history: [opened, invoiced, photographed, confirmed],
    ...changes,
  });

const corrected = () =>
  finished({
    status: RepairStatus.refunded,
    repair_amounts: { amount_net: 125, amount_to_refund: 5 },
    history: [
      opened,
      invoiced,
      photographed,
      confirmed,
      entry('FACCOR', { operation_data: { amount_to_refund: -45 }, status: RepairStatus.refunded }),
    ],
  });

function open(file: RepairFile = finished()) {
  const props = atCounter();
  props.api.answer(repairRoutes.readOwnRepair, file).answer(refundRoutes.readPaymentPromise, inFifteenDays);
  const page = (
    <Routes>
      <Route path="/admin/livraison/finalisation/:id/fin" element={<FinishFilePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/livraison/finalisation/repair-1/fin' }) };
}

const plain = (element: HTMLElement | null) => (element?.textContent ?? '').replace(/\s/g, ' ');
const receipt = () => screen.queryByRole('group', { name: 'Reçu de l’aide à la réparation' });

afterEach(() => jest.restoreAllMocks());

describe('the end of a file', () => {
  it('states the invoice, the aid and what the customer pays now, and offers the next customer', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Réparation terminée' })).toBeInTheDocument();
    const sum = screen.getByRole('region', { name: 'Ce que paie le client' });
    expect(plain(sum)).toMatch(/Total TTC150,00 €Aide déduite−50,00 €À payer par le client100,00 €$/);
    expect(screen.getByRole('link', { name: 'Client suivant' })).toHaveAttribute('href', '/admin/reparation/reception');
    expect(screen.getByRole('link', { name: 'Voir le dossier' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison/repair-1',
    );
  });

  it('offers the next customer after the sum, the receipt and the payment, and tells of no correction where there was none', async () => {
    open();
    const order = [
      await screen.findByRole('region', { name: 'Ce que paie le client' }),
      screen.getByRole('region', { name: 'Reçu du client' }),
      screen.getByRole('region', { name: 'Votre remboursement' }),
      screen.getByRole('link', { name: 'Client suivant' }),
    ];
    for (const [index, part] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Aide corrigée')).not.toBeInTheDocument();
  });

  it('states within how many days the programme pays the shop', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Votre remboursement' });
    expect(within(card).getByText(/^50,00\s€$/)).toBeInTheDocument();
    expect(await within(card).findByText(/au plus tard 15\sjours après la validation/)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Voir mes virements' })).toHaveAttribute('href', '/admin/virements');
  });

  it('keeps at the end of a corrected file what the client paid, says the correction apart and promises nothing', async () => {
    open(corrected());
    const sum = await screen.findByRole('region', { name: 'Ce que paie le client' });
    expect(plain(sum)).toMatch(/Aide déduite−50,00 €À payer par le client100,00 €/);
    expect(plain(sum)).toContain(
      'L’aide a été corrigée depuis : 5,00 €. Ce que vous avez reçu en trop est retenu ; pour le client, rien ne change.',
    );
    const card = screen.getByRole('region', { name: 'Votre remboursement' });
    expect(plain(card)).toMatch(/Aide accordée50,00 €Aide corrigée5,00 €/);
    expect(screen.queryByText(/au plus tard|à vous verser|pour examiner/)).not.toBeInTheDocument();
  });

  it('prints on the receipt of a corrected file what the client paid, and the correction apart', async () => {
    jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user } = open(corrected());
    await user.click(await screen.findByRole('button', { name: 'Imprimer le reçu' }));
    expect(plain(receipt())).toContain('Aide déduite−50,00 €À payer par le client100,00 €');
    expect(plain(receipt())).toContain('L’aide a été corrigée depuis : 5,00 €. La différence se règle entre');
  });

  it('promises no delay while the file waits for the envelope of a funder', async () => {
    const envelope_wait = { funder_name: 'Ville d’Exemple', since: '2026-03-05T09:00:00.000Z' };
    open(finished({ awaits_envelope: true, envelope_wait }));
    const card = await screen.findByRole('region', { name: 'Votre remboursement' });
    expect(
      within(card).getByText(/le dossier attend son tour, et il est examiné dès qu’elle suffit/),
    ).toBeInTheDocument();
    expect(within(card).queryByText(/au plus tard/)).not.toBeInTheDocument();
  });

  it('promises no delay while the payments of the shop are suspended', async () => {
    const { props } = open();
    const suspension = { reason: 'Factures à vérifier', since: '2026-03-02T09:00:00.000Z' };
    props.api.answer(refundRoutes.readOwed, { files: 1, due: 50, on_its_way: 0, suspension });
    expect(await screen.findByText(/Vos versements sont suspendus\s: elle attend leur reprise/)).toBeInTheDocument();
    expect(screen.queryByText(/au plus tard/)).not.toBeInTheDocument();
  });

  it('states that the aid comes after the validation while the delay cannot be read', async () => {
    const { props } = open();
    props.api.answer(refundRoutes.readPaymentPromise, () => Promise.reject(appError('InternalError', 'x')));
    expect(await screen.findByText(/une fois le dossier validé par le programme\.$/)).toBeInTheDocument();
  });

  it('offers the reception of sessions after a session', async () => {
    open(finished({ gender: RepairKind.session, repair_rozo_id: 'VEL00042_10001' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Séance terminée' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Client suivant' })).toHaveAttribute(
      'href',
      '/admin/reparation/reception/seance',
    );
  });

  it.each([
    ['the next learner of a session of three while two have a file', 2, 'Apprenant suivant'],
    ['the next customer once all three learners have a file', 3, 'Client suivant'],
  ])('offers first %s', async (_what, filed, first) => {
    const invoice = entry('FACVE', { operation_data: { media_url: 'accepted/entity-1/invoice.pdf', amount_id: 3 } });
    const learner = { number: filed, participants: 3, filed, first_repair_id: 'first' };
    const session = { gender: RepairKind.session, repair_rozo_id: 'VEL00042_10001' };
    open(finished({ ...session, learner, history: [opened, invoice, confirmed] }));
    expect(await screen.findByText(new RegExp(`apprenant ${filed} sur 3`))).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: /suivant$/ });
    expect(links[0]).toHaveTextContent(first);
    const next = links.filter(({ textContent }) => textContent === 'Apprenant suivant');
    expect(next.map((link) => link.getAttribute('href'))).toEqual(
      filed < 3 ? ['/admin/reparation/reception/seance?seance=first'] : [],
    );
  });

  it('prints a receipt with the shop, the file, the sum and no button, and takes it away again', async () => {
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Imprimer le reçu' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const text = plain(receipt());
    for (const part of [
      'Cycles du Rhin',
      'Date2 mars 2026',
      'DossierREP00042_10001',
      'ClientDURAND Lea',
      'n° AB123456',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Facture HT125,00 €TVA 20 %25,00 €Total TTC150,00 €Aide déduite−50,00 €');
    expect(text).toContain('À payer par le client100,00 €');
    expect(within(receipt() as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(receipt()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Imprimer le reçu' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  });

  it('prints on the receipt of a shop without VAT why it charges none', async () => {
    jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user } = open(finished({ taux_tva: '293B' }));
    await user.click(await screen.findByRole('button', { name: 'Imprimer le reçu' }));
    expect(plain(receipt())).toContain('TVA non applicable, art. 293 B du CGI.');
    expect(plain(receipt())).toContain('Total de la facture125,00 €');
  });

  it('prints on the receipt its code and what it is for, and neither on that of a file of an earlier version', async () => {
    jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user, unmount } = open(finished({ receipt_code: 'K7QM4T2X9RCE51VB' }));
    await user.click(await screen.findByRole('button', { name: 'Imprimer le reçu' }));
    expect(plain(receipt())).toContain('Code du reçuK7QM-4T2X-9RCE-51VB');
    expect(plain(receipt())).toContain('comptes publics du programme');
    unmount();
    const former = open();
    await former.user.click(await screen.findByRole('button', { name: 'Imprimer le reçu' }));
    expect(plain(receipt())).not.toContain('Code du reçu');
  });

  it.each([
    ['whose code is missing', readyForCode(), '/admin/livraison/finalisation/repair-1'],
    ['that was given up', finished({ status: RepairStatus.abandoned }), '/admin/reparation/livraison/repair-1'],
    [
      'whose changed amount waits for the customer',
      finished({ missing: ['VAL'], confirmation_due: true }),
      '/admin/reparation/livraison/repair-1',
    ],
  ])('shows no receipt of a file %s, but the page where it stands', async (_case, file, path) => {
    const { address } = open(file);
    await waitFor(() => expect(address()).toBe(path));
  });
});
