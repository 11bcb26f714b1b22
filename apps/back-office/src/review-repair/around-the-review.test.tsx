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
    expect(field).toHaveAccessibleDescription(
      /La prime corrigée ne peut pas dépasser le montant de la facture sans TVA/,
    );
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
