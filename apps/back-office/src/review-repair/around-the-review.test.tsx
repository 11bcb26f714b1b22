import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from './open-review.fixture.tsx';

const { assignRepair, findRepair, listRepairs, operateRepairAsStaff } = repairRoutes;

beforeEach(() => sessionStorage.clear());

describe('who follows the file', () => {
  it('reserves it by R, and releases it', async () => {
    const { user, props } = openReview();
    await button('Réserver');
    props.api.answer(findRepair, completeRepair({ rozo_user_id: 'user-1' }));
    await user.keyboard('r');
    expect(await screen.findByText('Réservé par moi')).toBeInTheDocument();
    await user.click(await button('Libérer'));
    await waitFor(() =>
      expect(props.api.callsOf(assignRepair).map(({ body }) => body.rozo_user_id)).toEqual(['user-1', '']),
    );
  });

  it('learns that somebody was faster', async () => {
    const { user, props } = openReview(completeRepair(), { permission: 1 });
    props.api.answer(assignRepair, () => {
      throw appError('NotAuthorizedException', 'Assignment not allowed.');
    });
    await user.click(await button('Réserver'));
    await waitFor(() =>
      expect(props.notices).toEqual([
        { tone: 'danger', text: "Un opérateur ne peut s'attribuer qu'un dossier libre", seconds: 7 },
      ]),
    );
  });
});

describe('the discussion', () => {
  const withMessage = (text: string, status: RepairStatus = RepairStatus.toReview) => {
    const file = completeRepair({ status });
    const message = {
      operation_id: 'm1',
      operation_code: 'MSG' as const,
      operation_date: '2026-03-02 14:00:00',
      status,
      actor: { role: 'REP' as const, user_name: 'Camille Martin' },
      operation_data: { text },
    };
    return { ...file, history: [...file.history, message] };
  };

  it('tells who read each message', async () => {
    const file = withMessage('La photo arrive');
    const reads = [{ role: 'ADM', user_name: 'Sophie Leroy', at: '2026-03-02T15:00:00Z', up_to: 'm1' }] as const;
    const { user } = openReview({ ...file, reads: [...reads] });
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/Lu par Sophie Leroy le .*2026.*16\D+00/);
  });

  const entry = (role: 'ADM' | 'REP', operation_code: 'COM' | 'PHO' | 'MSG', id: string, operation_data: object) => ({
    operation_id: id,
    operation_code,
    operation_date: '2026-03-02 14:00:00',
    status: RepairStatus.complemented,
    actor: { role, user_name: 'x' },
    operation_data,
  });
  /** A file whose shop gave two photos and a message for what it was asked. */
  const answered = () => {
    const file = completeRepair({ status: RepairStatus.complemented });
    const answer = [
      entry('ADM', 'COM', 'c', { motif: { tab: ['Une photo entière du vélo'] } }),
      entry('REP', 'MSG', 'm', { text: 'Voici' }),
      entry('REP', 'PHO', 'p1', { media_url: 'accepted/entity-1/a.jpg' }),
      entry('REP', 'PHO', 'p2', { media_url: 'accepted/entity-1/b.jpg' }),
    ];
    return { ...file, history: [...file.history, ...answer] };
  };

  it('shows beside what was asked what the repairer gave for it', async () => {
    openReview(answered());
    expect(await screen.findByRole('list', { name: 'Compléments demandés' })).toHaveTextContent('Une photo entière');
    expect(screen.getByText(/^Répondu le .*2026.*15\D+00.*2\s?photos, 1\s?message\.$/)).toBeInTheDocument();
  });

  it('shows each of the photos that were given together', async () => {
    const { user } = openReview(answered());
    const choice = await screen.findByRole('radiogroup', { name: 'Photos données ensemble' });
    expect(within(choice).getByRole('radio', { name: 'Photo 1 sur 2' })).toBeChecked();
    expect(await screen.findByRole('toolbar', { name: 'Affichage\u00a0: Photo 1 sur 2' })).toBeInTheDocument();
    await user.click(within(choice).getByRole('radio', { name: 'Photo 2 sur 2' }));
    expect(await screen.findByRole('toolbar', { name: 'Affichage\u00a0: Photo 2 sur 2' })).toBeInTheDocument();
  });

  it('shows the messages and sends one', async () => {
    const { user, props, operations } = openReview(withMessage('La photo arrive'));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('La photo arrive');
    await user.click(await button('Envoyer le message'));
    expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveAccessibleDescription(
      /Veuillez saisir un message/,
    );
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Merci');
    await user.click(await button('Envoyer le message'));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text: 'Le message a bien été envoyé' }]));
    expect(operations()).toEqual([{ operation_code: 'MSG', operation_data: { text: 'Merci' } }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveValue(''));
  });

  it('is closed by the fixed sentence, once that is confirmed', async () => {
    const { user, operations } = openReview(withMessage('La photo arrive'));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    await user.click(await button('Clore la discussion'));
    expect(operations()).toEqual([]);
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText(/« Cette discussion est close. » et ne pourra plus écrire/)).toBeInTheDocument();
    await user.click(ask.getByRole('button', { name: 'Clore la discussion' }));
    await waitFor(() =>
      expect(operations()).toEqual([
        { operation_code: 'MSG', operation_data: { text: 'Cette discussion est close.' } },
      ]),
    );
  });

  it('knows that the repairer closed it', async () => {
    const { user } = openReview(withMessage("J'ai lu et ne souhaite pas répondre"));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.getByText('Cette discussion est close. Un nouveau message la rouvre.')).toBeInTheDocument();
  });

  it('is opened again by a message, once that is confirmed', async () => {
    const { user, operations } = openReview(withMessage("J'ai lu et ne souhaite pas répondre"));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    await user.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Une question');
    await user.click(await button('Envoyer le message'));
    expect(operations()).toEqual([]);
    await user.click(await button('Envoyer et rouvrir'));
    await waitFor(() =>
      expect(operations()).toEqual([{ operation_code: 'MSG', operation_data: { text: 'Une question' } }]),
    );
  });

  it('has no box where the rules close it', async () => {
    const { user } = openReview(withMessage('Merci', RepairStatus.refunded));
    await user.click(await screen.findByRole('tab', { name: 'Messages (1)' }));
    expect(screen.queryByRole('textbox', { name: 'Votre message' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByText(/n'est pas possible pour un dossier/)).toBeInTheDocument();
  });
});

describe('the correction of a paid premium', () => {
  it('sends the difference with its reason once confirmed', async () => {
    const { user, operations } = openReview(completeRepair({ status: RepairStatus.refunded }));
    await user.click(await button('Corriger la prime'));
    const field = screen.getByRole('textbox', { name: 'Prime éligible corrigée' });
    expect(field).toHaveAccessibleDescription(/Veuillez renseigner une prime éligible/);
    await user.type(field, '45,5');
    await user.click(await button('Corriger la prime'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/La prime passera de 50,00 € à 45,50 €/)).toBeInTheDocument();
    const act = dialog.getByRole('button', { name: 'Corriger la prime' });
    expect(act).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Raison de la correction/ }), ' Pièce facturée deux fois ');
    await user.click(act);
    await waitFor(() =>
      expect(operations()).toEqual([
        {
          operation_code: 'FACCOR',
          operation_data: { amount_to_refund: -4.5, operation_comment: 'Pièce facturée deux fois' },
        },
      ]),
    );
  });

  it.each([
    ['a repair above its cap', 0, '50,01'],
    ['a session above the premium of one person alone', 1, '67,51'],
  ] as const)('refuses %s before it is sent, and says why', async (_, gender, amount) => {
    const { user, operations } = openReview(completeRepair({ status: RepairStatus.refunded, gender }));
    const field = await screen.findByRole('textbox', { name: 'Prime éligible corrigée' });
    await user.type(field, amount);
    await user.click(await button('Corriger la prime'));
    expect(field).toHaveAccessibleDescription(/La prime corrigée doit rester entre 0\s€ et le plafond du programme/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(operations()).toEqual([]);
  });

  it('refuses a premium above the amount of the invoice before it is sent, and says why', async () => {
    const repair_amounts = { amount_net: 35.11, amount_to_refund: 35.11 };
    const { user, operations } = openReview(completeRepair({ status: RepairStatus.refunded, repair_amounts }));
    const field = await screen.findByRole('textbox', { name: 'Prime éligible corrigée' });
    await user.type(field, '49,90');
    await user.click(await button('Corriger la prime'));
    expect(field).toHaveAccessibleDescription(/La prime corrigée ne peut pas dépasser le montant HT de la facture/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(operations()).toEqual([]);
  });

  it.each([
    ['2370;7', /deux décimales au plus/],
    ['1e3', /deux décimales au plus/],
    ['-5', /La prime corrigée doit rester entre 0/],
  ])('leaves %s as it was typed, and says why it is refused', async (typed, reason) => {
    const { user, operations } = openReview(completeRepair({ status: RepairStatus.refunded }));
    const field = await screen.findByRole('textbox', { name: 'Prime éligible corrigée' });
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    await user.click(await button('Corriger la prime'));
    expect(field).toHaveAccessibleDescription(reason);
    expect(operations()).toEqual([]);
  });

  it('takes 49€90 for 49,90 €', async () => {
    const { user } = openReview(completeRepair({ status: RepairStatus.refunded }));
    await user.type(await screen.findByRole('textbox', { name: 'Prime éligible corrigée' }), '49€90');
    await user.click(await button('Corriger la prime'));
    expect(await screen.findByText(/La prime passera de 50,00 € à 49,90 €/)).toBeInTheDocument();
  });

  it('says why the server refused it after all', async () => {
    const { user, props } = openReview(completeRepair({ status: RepairStatus.refunded }));
    props.api.answer(operateRepairAsStaff, () => {
      throw appError('ValidationException', 'amount_to_refund (INVALID): Invalid amount', {
        refusal: 'premium-beyond-the-campaign',
      });
    });
    await user.type(await screen.findByRole('textbox', { name: 'Prime éligible corrigée' }), '45');
    await user.click(await button('Corriger la prime'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: /Raison de la correction/ }), 'Double');
    await user.click(dialog.getByRole('button', { name: 'Corriger la prime' }));
    expect(await dialog.findByText(/La prime corrigée doit rester entre/)).toBeInTheDocument();
  });

  it('is not for the one who follows the file', async () => {
    openReview(completeRepair({ status: RepairStatus.sampleRefunded, rozo_user_id: 'user-1' }));
    expect(
      await screen.findByText('Seul un administrateur qui ne suit pas ce dossier peut corriger sa prime'),
    ).toBeInTheDocument();
  });
});

it('walks its list by J and K, even after a decision took the file out of it', async () => {
  const numbers = ['REP00042_10001', 'REP00042_10002', 'REP00042_10003'];
  const files = numbers.map((repair_rozo_id, index) => completeRepair({ repair_id: `r${index}`, repair_rozo_id }));
  const { user, props, address } = openReview(completeRepair(), {
    at: '/admin/backend/facture/REP00042_10002?filtre=1',
    list: files,
  });
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
  expect(screen.getByRole('link', { name: 'À valider' })).toHaveAttribute(
    'href',
    '/admin/backend/reparations?filtre=1',
  );
});

it('promises no decision, on a narrow screen, on a file that a colleague follows', async () => {
  openReview(completeRepair({ rozo_user_id: 'user-2' }));
  expect(await button('Voir la décision')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Décider' })).not.toBeInTheDocument();
});
