import { appError } from '@alveole/contracts';
import { colleagueRoutes } from '@alveole/contracts/colleague';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { ColleaguesSection } from './colleagues-section.tsx';

const { listEntityUsers, createEntityUser, changeEntityUser } = colleagueRoutes;
const user = (_id: string, name: string, change: object = {}) => ({
  _id,
  user_name: `${_id}@exemple.fr`,
  permission: 0 as const,
  status: 1 as const,
  is_open: true,
  local_data: { name },
  ...change,
});
const sophie = user('user-1', 'LEROY');
const jean = user('user-2', 'ROUX', { permission: 1, is_open: false });

function open(users = [sophie, jean]) {
  const props = fakeRemoteProps({ role: 'REP' });
  props.api.answer(listEntityUsers, users).answer(createEntityUser, jean).answer(changeEntityUser, jean);
  return { props, ...renderScreen(<ColleaguesSection remote={props} />) };
}
const press = async (name: RegExp | string) => screen.findByRole('button', { name });

describe('the accounts of an establishment', () => {
  it('are all asked for, since the default date, and tell who may do what', async () => {
    const { props } = open();
    const list = within(await screen.findByRole('list', { name: 'Comptes de l’établissement' }));
    expect(list.getByText('LEROY (vous)')).toBeInTheDocument();
    expect(list.getByText('user-2@exemple.fr · Standard')).toBeInTheDocument();
    expect(list.getByText('Mot de passe à choisir')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /Désactiver.*LEROY/ })).not.toBeInTheDocument();
    expect(props.api.callsOf(listEntityUsers)[0]).toEqual({
      params: { entityId: 'entity-1' },
      query: { updated_after: '2000-01-01' },
    });
  });

  it('get one more, without a password', async () => {
    const { user: person, props } = open();
    await person.click(await press('Ajouter une personne'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Nom'), 'Dubois-O’Neill Hélène');
    await person.type(dialog.getByLabelText('Adresse e-mail'), 'helene@exemple.fr');
    await person.click(dialog.getByRole('button', { name: 'Ajouter une personne' }));
    await waitFor(() =>
      expect(props.api.callsOf(createEntityUser)).toEqual([
        {
          params: { entityId: 'entity-1' },
          body: { user_name: 'helene@exemple.fr', permission: 1, local_data: { name: 'Dubois-O’Neill Hélène' } },
        },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Un lien est envoyé à helene@exemple.fr' }]);
  });

  it('are shown by the name that was typed, and edited in it', async () => {
    const typed = user('user-3', 'DABOVILLEELISABETH', {
      local_data: { name: 'DABOVILLEELISABETH', typed_user_name: 'd’Aboville Élisabeth' },
    });
    const { user: person } = open([typed]);
    await person.click(await press(/Modifier.*d’Aboville Élisabeth/));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Nom')).toHaveValue('d’Aboville Élisabeth');
  });

  it('are renamed and re-permitted; of oneself only the name', async () => {
    const { user: person, props } = open();
    await person.click(await press(/Modifier.*ROUX/));
    let dialog = within(await screen.findByRole('dialog'));
    const administrator = dialog.getByRole('radio', { name: /Administrateur/ });
    expect(administrator).toHaveAccessibleDescription(/Gère aussi les comptes/);
    await person.click(administrator);
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(props.api.callsOf(changeEntityUser)).toHaveLength(1));
    expect(props.api.callsOf(changeEntityUser)[0]).toEqual({
      params: { entityId: 'entity-1', initial_user_name: 'user-2@exemple.fr' },
      body: { permission: 0, local_data: { name: 'ROUX' } },
    });
    await person.click(await press(/Modifier.*LEROY/));
    dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /Standard/ })).toBeDisabled();
    await person.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(props.api.callsOf(changeEntityUser)).toHaveLength(2));
    expect(props.api.callsOf(changeEntityUser)[1]?.body).toEqual({ local_data: { name: 'LEROY' } });
  });

  it('are disabled once confirmed, and enabled again', async () => {
    const { user: person, props } = open([sophie, jean, user('user-3', 'BLANC', { status: 9 })]);
    await person.click(await press(/Désactiver.*ROUX/));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Désactiver' }));
    await waitFor(() => expect(props.api.callsOf(changeEntityUser)[0]?.body).toEqual({ status: 9 }));
    await person.click(await press(/Réactiver.*BLANC/));
    const again = within(await screen.findByRole('alertdialog'));
    await person.click(again.getByRole('button', { name: 'Réactiver' }));
    await waitFor(() => expect(props.api.callsOf(changeEntityUser)[1]?.body).toEqual({ status: 1 }));
  });

  it('are nothing for a standard user, who is told so', async () => {
    const { props, unmount } = open();
    unmount();
    props.api.answer(listEntityUsers, () => {
      throw appError('NotAuthorizedException', 'Only an administrator of the establishment may do this.');
    });
    renderScreen(<ColleaguesSection remote={props} />);
    expect(await screen.findByText('Seul un administrateur de l’établissement gère les comptes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter une personne' })).not.toBeInTheDocument();
  });
});
