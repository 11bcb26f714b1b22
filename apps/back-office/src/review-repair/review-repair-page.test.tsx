import { appError, repairsRoutes } from '@alveole/contracts';
import type { ErrorCode, RepairFile } from '@alveole/contracts';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ReviewRepairPage } from './review-repair-page.tsx';

const { findRepair, reviewRepair, assignRepair, listRepairs } = repairsRoutes;
const next = '2'.repeat(32);

function open(file: RepairFile | (() => RepairFile) = completeRepair(), { permission = 0 as 0 | 1, at = '/admin/backend/facture/REP00042_10001' } = {}) {
  const props = atDesk({ permission });
  props.api
    .answer(findRepair, file)
    .answer(reviewRepair, { row_hash: next, repair_rozo_id: 'REP00042_10001', status: 5 })
    .answer(assignRepair, { row_hash: next });
  const page = renderScreen(
    <Routes>
      <Route path="/admin/backend/facture/:id" element={<ReviewRepairPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
  return { props, ...page, operations: () => props.api.callsOf(reviewRepair).map(({ body }) => body.repair_data) };
}

beforeEach(() => sessionStorage.clear());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('a repair file', () => {
  it('is titled by its number, with invoice, photo, person, phone, bike and premium', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' })).toBeInTheDocument();
    expect(await screen.findByTitle('Facture')).toHaveAttribute('src', '/objets/entity-1/facture.pdf');
    expect(await screen.findByRole('img', { name: 'Photo du vélo' })).toHaveAttribute('src', '/objets/entity-1/photo.jpg');
    expect(screen.getByText('02/03/2026 · 125,00\u00a0€ HT')).toBeInTheDocument();
    for (const text of ['DURAND LEA', '06\u00a039\u00a098\u00a000\u00a001', 'Autre · AB123456', '50,00\u00a0€']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('tells its history, the last thing first, and the transfer to come', async () => {
    open(completeRepair({ status: 5 }));
    const timeline = await screen.findByRole('list', { name: 'Chronologie' });
    const items = within(timeline).getAllByRole('listitem').map((item) => item.textContent);
    expect(items[0]).toContain('Virement de 50,00\u00a0€ au réparateur');
    expect(items[1]).toContain('Réception confirmée par le bénéficiaire');
    expect(items.at(-1)).toContain('Dossier ouvert');
  });

  it('says what an unfinished file lacks', async () => {
    open(completeRepair({ status: 0, missing: ['PHO', 'VAL'] }));
    expect(await screen.findByText('Il manque la photo du vélo, le code du bénéficiaire.')).toBeInTheDocument();
  });

  it('that does not exist says so, and leads back to the list', async () => {
    open(() => {
      throw appError('RepairNotFoundException', 'Repair not found.');
    });
    expect(await screen.findByRole('heading', { level: 1, name: "Cette facture n'existe pas" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir aux réparations' })).toHaveAttribute('href', '/admin/backend/reparations');
  });

  it('is not even asked for under what is no number', async () => {
    const { props } = open(completeRepair(), { at: '/admin/backend/facture/12' });
    expect(await screen.findByRole('heading', { level: 1, name: "Cette facture n'existe pas" })).toBeInTheDocument();
    expect(props.api.callsOf(findRepair)).toEqual([]);
  });

  it('that cannot be read can be tried again', async () => {
    const { user, props } = open(() => {
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
    const { user, props, operations } = open();
    await button('Valider pour remboursement');
    await user.keyboard('v');
    const dialog = await inDialog(/Valider ce dossier/);
    expect(dialog.getByText(/Le réparateur recevra un mail/)).toBeInTheDocument();
    props.api.answer(findRepair, completeRepair({ status: 5 }));
    await user.click(dialog.getByRole('button', { name: 'Valider pour remboursement' }));
    expect(await screen.findAllByText('Validé, remboursement en cours')).not.toHaveLength(0);
    expect(operations()).toEqual([{ operation_code: 'AVAL', operation_data: {} }]);
    expect(props.api.callsOf(reviewRepair)[0]?.body.last_row_hash).toBe(completeRepair().row_hash);
    expect(props.notices).toEqual([{ tone: 'success', text: 'Votre demande a bien été prise en compte' }]);
  });

  it('asks for a complement with what is missing, line by line, and keeps what was typed', async () => {
    const { user, operations } = open();
    await user.click(await button('Demander un complément'));
    let dialog = await inDialog('Demander un complément');
    await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    const text = dialog.getByRole('textbox');
    expect(text).toHaveAccessibleDescription(/Veuillez saisir la demande de complément/);
    await user.type(text, 'Facture illisible{Enter}{Enter}Photo floue');
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await user.click(await button('Demander un complément'));
    dialog = await inDialog('Demander un complément');
    await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'COM', operation_data: { motif: { code: 'CODE29', tab: ['Facture illisible', 'Photo floue'] } } }]));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it.each([
    ['e', /échantillon/, 'Mettre à l’échantillon', { operation_code: 'ECH', operation_data: {} }],
    ['n', /non éligible/, 'Déclarer non éligible', { operation_code: 'NIL', operation_data: {} }],
  ])('answers to %s', async (key, title, act, operation) => {
    const { user, operations } = open();
    await button('Non éligible');
    await user.keyboard(key);
    await user.click((await inDialog(title)).getByRole('button', { name: act }));
    await waitFor(() => expect(operations()).toEqual([operation]));
  });

  it('speaks of the sample where the file is one', async () => {
    const { user, operations } = open(completeRepair({ status: 10 }));
    await user.click(await button('Valider pour remboursement'));
    await user.click((await inDialog(/Valider ce dossier/)).getByRole('button', { name: 'Valider pour remboursement' }));
    await user.click(await button('Demander un complément'));
    const dialog = await inDialog('Demander un complément');
    await user.type(dialog.getByRole('textbox'), 'Photo floue');
    await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() => expect(operations().map(({ operation_code }) => operation_code)).toEqual(['AVALECH', 'COMECH']));
  });

  it('offers the statuses that the rules allow, and asks for one', async () => {
    const { user, operations } = open();
    await user.click(await button('Changer le statut'));
    expect(await screen.findAllByText(/Veuillez changer le status/)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /Choisir/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Compléments nécessaires', 'Validé, remboursement en cours', 'Non éligible', 'À vérifier (échantillon)', "Abandonné par l'opérateur de la plateforme"]);
    await user.click(screen.getByRole('option', { name: /Abandonné/ }));
    await user.click(await button('Changer le statut'));
    await user.click((await inDialog(/Abandonner/)).getByRole('button', { name: 'Abandonner le dossier' }));
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'ACAN', operation_data: {} }]));
  });

  it('finalises for the repairer with a comment', async () => {
    const { user, operations } = open(completeRepair({ status: 0, missing: ['VAL'] }));
    await user.click(await button('Finaliser à la place du réparateur'));
    const dialog = await inDialog('Finaliser à la place du réparateur');
    await user.click(dialog.getByRole('button', { name: 'Finaliser le dossier' }));
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Veuillez saisir un commentaire/);
    await user.type(dialog.getByRole('textbox'), 'Téléphone volé');
    await user.click(dialog.getByRole('button', { name: 'Finaliser le dossier' }));
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'VAL', operation_data: { operation_comment: 'Téléphone volé' } }]));
  });

  it('says why it is closed', async () => {
    open(completeRepair({ status: 7 }));
    expect(await button('Valider pour remboursement')).toHaveAccessibleDescription("Cette opération n'est pas possible pour un dossier « Non éligible »");
    expect(screen.getAllByText("Cette opération n'est pas possible pour un dossier « Non éligible »")).toHaveLength(2);
  });

  it('belongs to the one who holds the file', async () => {
    const { user } = open(completeRepair({ rozo_user_id: 'user-2' }), { permission: 1 });
    expect(await button('Valider pour remboursement')).toHaveAccessibleDescription('Ce dossier est suivi par un autre opérateur');
    await user.keyboard('v');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Suivi par Jean Roux')).toBeInTheDocument();
  });

  it('is hidden from operators once the file is paid', async () => {
    open(completeRepair({ status: 6 }), { permission: 1 });
    expect(await screen.findByText(/Ce dossier est remboursé/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Valider pour remboursement' })).not.toBeInTheDocument();
  });
});

describe('a refused operation', () => {
  const refuse = async (code: ErrorCode, message: string) => {
    const page = open(completeRepair({ status: 5 }));
    page.props.api.answer(reviewRepair, () => {
      throw appError(code, message);
    });
    await page.user.click(await button('Non éligible'));
    await page.user.click((await inDialog(/non éligible/)).getByRole('button', { name: 'Déclarer non éligible' }));
    return page;
  };

  it('on a file that somebody changed warns and reads it again', async () => {
    const { props } = await refuse('RepairVersionMismatchException', 'stale');
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'warning', text: 'Le dossier de réparation a été modifié par un autre utilisateur', seconds: 7 }]));
    await waitFor(() => expect(props.api.callsOf(findRepair)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each<[ErrorCode, string, string]>([
    ['TransitionRefusedException', 'Repair locked by a refund batch.', "Ce dossier fait partie d'un virement approuvé ou exporté"],
    ['NotAuthorizedException', 'Repair held by another user.', 'Ce dossier est suivi par un autre opérateur'],
    ['InternalError', 'boom', 'Une erreur est survenue veuillez réessayer'],
  ])('%s « %s » stands in the dialog', async (code, message, text) => {
    await refuse(code, message);
    expect(await (await inDialog(/non éligible/)).findByText(text)).toBeInTheDocument();
  });
});

describe('who follows the file', () => {
  it('reserves it by R, and releases it', async () => {
    const { user, props } = open();
    await button('Réserver');
    props.api.answer(findRepair, completeRepair({ rozo_user_id: 'user-1' }));
    await user.keyboard('r');
    expect(await screen.findByText('Réservé par moi')).toBeInTheDocument();
    await user.click(await button('Libérer'));
    await waitFor(() => expect(props.api.callsOf(assignRepair).map(({ body }) => body.rozo_user_id)).toEqual(['user-1', '']));
  });

  it('learns that somebody was faster', async () => {
    const { user, props } = open(completeRepair(), { permission: 1 });
    props.api.answer(assignRepair, () => {
      throw appError('NotAuthorizedException', 'Assignment not allowed.');
    });
    await user.click(await button('Réserver'));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'danger', text: "Un opérateur ne peut s'attribuer qu'un dossier libre", seconds: 7 }]));
  });
});

describe('the discussion', () => {
  const withMessage = (text: string, status = 1) => {
    const file = completeRepair({ status });
    const message = { operation_id: 'm1', operation_code: 'MSG', operation_date: '2026-03-02 14:00:00', status, actor: { role: 'REP' as const, user_name: 'Camille Martin' }, operation_data: { text } };
    return { ...file, history: [...file.history, message] };
  };

  it('shows the messages and sends one', async () => {
    const { user, props, operations } = open(withMessage('La photo arrive'));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('La photo arrive');
    await user.click(await button('Envoyer le message'));
    expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveAccessibleDescription(/Veuillez saisir un message/);
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Merci');
    await user.click(await button('Envoyer le message'));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text: 'Le message a bien été envoyé' }]));
    expect(operations()).toEqual([{ operation_code: 'MSG', operation_data: { text: 'Merci' } }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveValue(''));
  });

  it('is closed by the fixed sentence, and says so', async () => {
    const { user, operations } = open(withMessage('La photo arrive'));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    await user.click(await button('Clore la discussion'));
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'MSG', operation_data: { text: 'Cette discussion est close.' } }]));
  });

  it('knows that the repairer closed it', async () => {
    const { user } = open(withMessage("J'ai lu et ne souhaite pas répondre"));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.getByText('Cette discussion est close. Un nouveau message la rouvre.')).toBeInTheDocument();
  });

  it('has no box where the rules close it', async () => {
    const { user } = open(withMessage('Merci', 6));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.queryByRole('textbox', { name: 'Votre message' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByText(/n'est pas possible pour un dossier/)).toBeInTheDocument();
  });
});

describe('the correction of a paid premium', () => {
  it('sends the difference once confirmed', async () => {
    const { user, operations } = open(completeRepair({ status: 6 }));
    await user.click(await button('Corriger la prime'));
    const field = screen.getByRole('textbox', { name: 'Prime éligible corrigée' });
    expect(field).toHaveAccessibleDescription(/Veuillez renseigner une prime éligible/);
    await user.type(field, '45,5');
    await user.click(await button('Corriger la prime'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/La prime passera de 50,00\u00a0€ à 45,50\u00a0€/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Corriger la prime' }));
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'FACCOR', operation_data: { amount_to_refund: -4.5 } }]));
  });

  it('is not for the one who follows the file', async () => {
    open(completeRepair({ status: 12, rozo_user_id: 'user-1' }));
    expect(await screen.findByText('Seul un administrateur qui ne suit pas ce dossier peut corriger sa prime')).toBeInTheDocument();
  });
});

it('walks its list by J and K, even after a decision took the file out of it', async () => {
  const numbers = ['REP00042_10001', 'REP00042_10002', 'REP00042_10003'];
  const files = numbers.map((repair_rozo_id, place) => completeRepair({ repair_id: `r${place}`, repair_rozo_id }));
  const { user, props, address } = open(completeRepair(), { at: '/admin/backend/facture/REP00042_10002?filtre=1' });
  props.api.answer(listRepairs, files).answer(findRepair, ({ params }) => files.find(({ repair_rozo_id }) => repair_rozo_id === params.id) ?? completeRepair());
  expect(await screen.findByText('2 sur 3')).toBeInTheDocument();
  props.api.answer(listRepairs, []);
  await user.click(await button('Valider pour remboursement'));
  await user.click((await inDialog(/Valider ce dossier/)).getByRole('button', { name: 'Valider pour remboursement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('j');
  expect(address()).toBe('/admin/backend/facture/REP00042_10003?filtre=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'REP00042_10003' })).toBeInTheDocument();
  await user.keyboard('k');
  await screen.findByRole('heading', { level: 1, name: 'REP00042_10002' });
  expect(screen.getByRole('link', { name: 'À valider' })).toHaveAttribute('href', '/admin/backend/reparations?filtre=1');
});
