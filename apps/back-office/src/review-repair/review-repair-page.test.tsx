import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from './open-review.fixture.tsx';

const { findRepair } = repairRoutes;
const { deferDecision } = reviewRoutes;

beforeEach(() => sessionStorage.clear());

describe('a repair file', () => {
  it('is titled by its number, with invoice, photo, person, phone, bike and premium', async () => {
    openReview();
    expect(await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' })).toBeInTheDocument();
    expect(await screen.findByText('/objets/entity-1/facture.pdf p. 1')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Photo du vélo' })).toHaveAttribute(
      'src',
      '/objets/entity-1/photo.jpg',
    );
    expect(screen.getByText('02-03-2026 14:03 · 125,00 € HT')).toBeInTheDocument();
    for (const text of ['06 39 98 00 01', '50,00 €']) expect(screen.getByText(text)).toBeInTheDocument();
    // Above the evidence, for a hand, where the decision stands below it.
    expect(screen.getByText(/^Facture 125,00\s€ HT, prime 50,00\s€$/)).toBeInTheDocument();
    // Above the evidence and beside the decision.
    for (const text of ['DURAND Lea', 'Autre · AB123456']) expect(screen.getAllByText(text)).toHaveLength(2);
  });

  it('shows its invoice with the stamp, and the one that was deposited behind a link', async () => {
    const { history, ...file } = completeRepair();
    const stamped = history.map((entry) =>
      entry.operation_code === 'FAC'
        ? { ...entry, operation_data: { ...entry.operation_data, stamped_media_url: 'entity-1/tampon.pdf' } }
        : entry,
    );
    openReview({ ...file, history: stamped });
    expect(await screen.findByText('/objets/entity-1/tampon.pdf p. 1')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Facture sans le tampon/ })).toHaveAttribute(
      'href',
      '/objets/entity-1/facture.pdf',
    );
  });

  it('has the reader of PDFs fetched while the file is awaited', async () => {
    document.head.replaceChildren();
    openReview();
    expect(document.head.querySelector('link[rel=prefetch]')).not.toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' })).toBeInTheDocument();
  });

  it('tells its history, the last thing first, and the transfer to come', async () => {
    openReview(completeRepair({ status: RepairStatus.validated }));
    const timeline = await screen.findByRole('list', { name: 'Chronologie' });
    const items = within(timeline)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items[0]).toContain('Virement de 50,00\u00a0€ au réparateur');
    expect(items[1]).toContain('Réception confirmée par le bénéficiaire');
    expect(items.at(-1)).toContain('Dossier ouvert');
  });

  it('says what an unfinished file lacks', async () => {
    openReview(completeRepair({ status: RepairStatus.incomplete, missing: ['PHO', 'VAL'] }));
    expect(await screen.findByText('Il manque la photo du vélo, le code du bénéficiaire.')).toBeInTheDocument();
  });

  it('that does not exist says so, and leads back to the list', async () => {
    openReview(() => {
      throw appError('RepairNotFoundException', 'Repair not found.');
    });
    expect(await screen.findByRole('heading', { level: 1, name: "Cette facture n'existe pas" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir aux réparations' })).toHaveAttribute(
      'href',
      '/admin/backend/reparations',
    );
  });

  it('is not even asked for under what is no number', async () => {
    const { props } = openReview(completeRepair(), { at: '/admin/backend/facture/12' });
    expect(await screen.findByRole('heading', { level: 1, name: "Cette facture n'existe pas" })).toBeInTheDocument();
    expect(props.api.callsOf(findRepair)).toEqual([]);
  });

  it('that cannot be read can be tried again', async () => {
    const { user, props } = openReview(() => {
      throw appError('ServiceUnavailableException', 'timeout', { requestId: 'req-9' });
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('req-9');
    props.api.answer(findRepair, completeRepair());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' })).toBeInTheDocument();
  });
});

describe('the decision', () => {
  it('validates by V once its consequence is confirmed', async () => {
    const { user, props, decisions, operations, settle } = openReview();
    await button('Valider pour remboursement');
    await user.keyboard('v');
    const dialog = await inDialog(/Valider ce dossier/);
    expect(dialog.getByText(/Le réparateur recevra un courriel/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Valider pour remboursement' }));
    await screen.findByText(/1.décision part/);
    expect(decisions()).toEqual([{ operation_code: 'AVAL', operation_data: {} }]);
    expect(props.api.callsOf(deferDecision)[0]?.body.last_row_hash).toBe(completeRepair().row_hash);
    expect(props.notices).toEqual([]);
    props.api.answer(findRepair, completeRepair({ status: RepairStatus.validated }));
    settle();
    expect(await screen.findAllByText('Validé, remboursement en cours')).not.toHaveLength(0);
    expect(props.notices).toEqual([{ tone: 'success', text: 'Votre demande a bien été prise en compte' }]);
    expect(operations()).toEqual([]);
  });

  it('asks for a complement with what is missing, line by line, and keeps what was typed', async () => {
    const { user, decisions } = openReview();
    await user.click(await button('Demander un complément'));
    let dialog = await inDialog('Demander un complément');
    expect(dialog.getByText('REP00042_10001')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    const text = dialog.getByRole('textbox');
    expect(text).toHaveAccessibleDescription(/Veuillez saisir la demande de complément/);
    await user.type(text, 'Facture illisible{Enter}{Enter}Photo floue');
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await user.click(await button('Demander un complément'));
    dialog = await inDialog('Demander un complément');
    await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() =>
      expect(decisions()).toEqual([
        {
          operation_code: 'COM',
          operation_data: { motif: { code: 'CODE29', tab: ['Facture illisible', 'Photo floue'] } },
        },
      ]),
    );
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it.each([
    ['e', /échantillon/, 'Mettre à l’échantillon', { operation_code: 'ECH', operation_data: {} }],
    ['n', /non éligible/, 'Déclarer non éligible', { operation_code: 'NIL', operation_data: {} }],
  ])('answers to %s', async (key, title, act, operation) => {
    const { user, decisions } = openReview();
    await button('Non éligible');
    await user.keyboard(key);
    await user.click((await inDialog(title)).getByRole('button', { name: act }));
    await waitFor(() => expect(decisions()).toEqual([operation]));
  });

  it.each([
    ['Valider pour remboursement', /Valider ce dossier/, 'Valider pour remboursement', 'AVALECH'],
    ['Demander un complément', 'Demander un complément', 'Envoyer la demande', 'COMECH'],
  ])('speaks of the sample where the file is one: %s', async (act, title, confirm, code) => {
    const { user, decisions } = openReview(completeRepair({ status: RepairStatus.sampleComplemented }));
    await user.click(await button(act));
    const dialog = await inDialog(title);
    const text = dialog.queryByRole('textbox');
    if (text) await user.type(text, 'Photo floue');
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(decisions().map(({ operation_code }) => operation_code)).toEqual([code]));
  });

  it('offers the statuses that the rules allow, and asks for one', async () => {
    const { user, decisions } = openReview();
    await user.click(await button('Changer le statut'));
    expect(await screen.findAllByText(/Veuillez changer le status/)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /Choisir/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Compléments nécessaires',
      'Validé, remboursement en cours',
      'Non éligible',
      'À vérifier (échantillon)',
      "Abandonné par l'opérateur de la plateforme",
    ]);
    await user.click(screen.getByRole('option', { name: /Abandonné/ }));
    await user.click(await button('Changer le statut'));
    await user.click((await inDialog(/Abandonner/)).getByRole('button', { name: 'Abandonner le dossier' }));
    await waitFor(() => expect(decisions()).toEqual([{ operation_code: 'ACAN', operation_data: {} }]));
  });

  it('finalises for the repairer with a comment', async () => {
    const { user, operations } = openReview(completeRepair({ status: RepairStatus.incomplete, missing: ['VAL'] }));
    await user.click(await button('Finaliser à la place du réparateur'));
    const dialog = await inDialog('Finaliser à la place du réparateur');
    await user.click(dialog.getByRole('button', { name: 'Finaliser le dossier' }));
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Veuillez saisir un commentaire/);
    await user.type(dialog.getByRole('textbox'), 'Téléphone volé');
    await user.click(dialog.getByRole('button', { name: 'Finaliser le dossier' }));
    await waitFor(() =>
      expect(operations()).toEqual([
        { operation_code: 'VAL', operation_data: { operation_comment: 'Téléphone volé' } },
      ]),
    );
  });

  it('says why it is closed', async () => {
    openReview(completeRepair({ status: RepairStatus.notEligible }));
    expect(await button('Valider pour remboursement')).toHaveAccessibleDescription(
      "Cette opération n'est pas possible pour un dossier «\u00a0Non éligible\u00a0»",
    );
    expect(screen.getAllByText("Cette opération n'est pas possible pour un dossier « Non éligible »")).toHaveLength(1);
  });

  it('is closed while a transfer pays the file, and says so', async () => {
    openReview(completeRepair({ status: RepairStatus.validated, refund_locked: true }));
    expect(await button('Non éligible')).toHaveAccessibleDescription(/fait partie d'un virement approuvé ou exporté/);
    expect(screen.queryByRole('button', { name: 'Changer le statut' })).not.toBeInTheDocument();
  });

  it('belongs to the one who holds the file', async () => {
    const { user } = openReview(completeRepair({ rozo_user_id: 'user-2' }), { permission: 1 });
    expect(await screen.findByText('Suivi par Jean Roux')).toBeInTheDocument();
    expect(
      screen.getByText('Ce dossier est suivi par un autre opérateur. Seule cette personne peut décider.'),
    ).toBeInTheDocument();
    for (const name of ['Valider pour remboursement', 'Non éligible', 'Changer le statut'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.keyboard('v');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves an administrator the correction alone once the file is paid', async () => {
    openReview(completeRepair({ status: RepairStatus.refunded }));
    expect(await screen.findByRole('button', { name: 'Corriger la prime' })).toBeInTheDocument();
    for (const name of [/Valider pour/, /Demander un complément/, /Mettre à l’échantillon/, /Non éligible/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByText(/Ce dossier est remboursé/)).toBeInTheDocument();
  });

  it('is hidden from operators once the file is paid', async () => {
    openReview(completeRepair({ status: RepairStatus.refunded }), { permission: 1 });
    expect(await screen.findByText(/Ce dossier est remboursé/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Valider pour remboursement' })).not.toBeInTheDocument();
  });
});
