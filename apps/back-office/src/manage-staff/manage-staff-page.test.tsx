import { appError } from '@alveole/contracts';
import { staffRoutes } from '@alveole/contracts/staff';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { ManageStaffPage } from './manage-staff-page.tsx';

const { listStaffAccounts, createStaffAccount, changeStaffAccount } = staffRoutes;
const account = (userId: string, name: string, change: object = {}) => ({
  user_id: userId,
  row_hash: 'a'.repeat(32),
  mail: `${userId}@exemple.fr`,
  name,
  role: 'ADM' as const,
  permission: 0 as const,
  status: 1 as const,
  is_open: true,
  history: [],
  ...change,
});
const sophie = account('user-1', 'Sophie Leroy');
const jean = account('user-2', 'Jean Roux', {
  role: 'FUB',
  permission: 1,
  history: [{ at: '2026-03-02T09:00:00.000Z', by: 'Sophie Leroy', act: 'permission 1' }],
});

function open(accounts = [sophie, jean]) {
  const props = atDesk();
  props.api
    .answer(listStaffAccounts, accounts)
    .answer(createStaffAccount, ({ body }) => account('user-3', body.name, { is_open: false }))
    .answer(changeStaffAccount, jean);
  return { props, ...renderScreen(<ManageStaffPage {...props} />) };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the staff’s accounts', () => {
  it('tell role, rights, state and who changed them last', async () => {
    open([sophie, account('user-3', 'Zoé Blanc', { is_open: false }), { ...jean, status: 9 as never }]);
    const row = await rowOf(/Jean Roux/);
    for (const text of [
      'Fédération (FUB)',
      'Opérateur',
      'Désactivé',
      'Droits changés par Sophie Leroy, le 02-03-2026 10:00',
    ])
      expect(row.getByText(text)).toBeInTheDocument();
    expect((await rowOf(/Zoé Blanc/)).getByText('Mot de passe à choisir')).toBeInTheDocument();
  });

  it('get one more by a mailed link', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('button', { name: 'Ouvrir un compte' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ouvrir un compte' }));
    expect(await dialog.findAllByText('Veuillez renseigner un email valide')).not.toHaveLength(0);
    expect(props.api.callsOf(createStaffAccount)).toEqual([]);
    await user.type(dialog.getByLabelText('Nom et prénom'), 'Zoé Blanc');
    await user.type(dialog.getByLabelText('Adresse e-mail'), 'zoe@exemple.fr');
    await user.click(dialog.getByRole('radio', { name: /Support/ }));
    const operator = dialog.getByRole('radio', { name: /Opérateur/ });
    expect(operator).toHaveAccessibleDescription('Prend un dossier libre pour soi.');
    await user.click(operator);
    await user.click(dialog.getByRole('button', { name: 'Ouvrir un compte' }));
    await waitFor(() =>
      expect(props.api.callsOf(createStaffAccount)).toEqual([
        { body: { name: 'Zoé Blanc', mail: 'zoe@exemple.fr', role: 'ALL', permission: 1 } },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Un lien est envoyé à zoe@exemple.fr' }]);
  });

  it('are disabled once the consequence is confirmed; a refusal stands in the dialog', async () => {
    const { user, props } = open();
    props.api.answer(changeStaffAccount, () => {
      throw appError('TransitionRefusedException', 'The last administrator cannot be removed.');
    });
    await user.click((await rowOf(/Jean Roux/)).getByRole('button', { name: /Désactiver/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/La personne est déconnectée partout/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Désactiver' }));
    expect(await dialog.findByText(/Il doit rester au moins un administrateur/)).toBeInTheDocument();
    expect(props.api.callsOf(changeStaffAccount)[0]).toEqual({
      params: { id: 'user-2' },
      body: { last_row_hash: 'a'.repeat(32), status: 9 },
    });
  });

  it('are given other rights by an administrator', async () => {
    const { user, props } = open();
    await user.click((await rowOf(/Jean Roux/)).getByRole('button', { name: /Modifier/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le compte de Jean Roux' }));
    await user.click(dialog.getByRole('radio', { name: /Support/ }));
    await user.click(dialog.getByRole('radio', { name: /Administrateur/ }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(props.api.callsOf(changeStaffAccount)).toEqual([
        {
          params: { id: 'user-2' },
          body: { last_row_hash: 'a'.repeat(32), name: 'Jean Roux', role: 'ALL', permission: 0 },
        },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le compte est modifié' }]);
  });

  it('are opened again once that is confirmed', async () => {
    const { user, props } = open([sophie, { ...jean, status: 9 as never }]);
    await user.click((await rowOf(/Jean Roux/)).getByRole('button', { name: /Réactiver/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Réactiver le compte de Jean Roux/ }));
    expect(dialog.getByText(/La personne peut de nouveau se connecter/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Réactiver' }));
    await waitFor(() =>
      expect(props.api.callsOf(changeStaffAccount)).toEqual([
        { params: { id: 'user-2' }, body: { last_row_hash: 'a'.repeat(32), status: 1 } },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le compte est réactivé' }]);
  });

  it('leave one’s own rights to others', async () => {
    const { user, props } = open();
    const own = await rowOf(/Sophie Leroy/);
    expect(own.queryByRole('button', { name: /Désactiver/ })).not.toBeInTheDocument();
    await user.click(own.getByRole('button', { name: /Modifier/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /Opérateur/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(props.api.callsOf(changeStaffAccount)).toHaveLength(1));
    expect(props.api.callsOf(changeStaffAccount)[0]?.body).toEqual({
      last_row_hash: 'a'.repeat(32),
      name: 'Sophie Leroy',
    });
  });

  it('are nothing for an operator, who is told so', async () => {
    const { props } = open();
    props.api.answer(listStaffAccounts, () => {
      throw appError('NotAuthorizedException', 'Only an administrator of permission 0 may do this.');
    });
    renderScreen(<ManageStaffPage {...props} />);
    expect(await screen.findByText('Seul un administrateur gère les comptes de l’équipe')).toBeInTheDocument();
  });
});
