import { appError, refusalError } from '@alveole/contracts';
import { colleagueRoutes } from '@alveole/contracts/colleague';
import { sessionRoutes } from '@alveole/contracts/session';
import { disabledAccount, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@alveole/router/static';
import { destinationOf } from './destination.ts';
import { SignInPage } from './sign-in-page.tsx';

const tokens = {
  access_token: 'a',
  refresh_token: 'r',
  user_id: 'user-1',
  entity_id: 'entity-1',
  entity_status: EstablishmentStatus.validated,
  entity_gender: EstablishmentKind.bikeShop,
} as const;

function setUp(answer: Parameters<ReturnType<typeof fakeRemoteProps>['api']['answer']>[1] = tokens) {
  const opened = jest.fn();
  const props = fakeRemoteProps({ session: { open: opened } });
  props.api.answer(sessionRoutes.signIn, answer as never);
  const shown = renderScreen(<SignInPage {...props} />, { at: '/auth/login' });
  return { ...shown, props, opened };
}

const mail = () => screen.getByRole('textbox', { name: 'Adresse e-mail' });
const password = () => screen.getByLabelText('Mot de passe');
const submit = () => screen.getByRole('button', { name: 'Se connecter' });

describe('signing in', () => {
  it('sends the mail without its spaces, opens the session and goes to the landing of the role', async () => {
    const { user, props, opened, address } = setUp();
    await user.type(mail(), 'camille @exemple.fr');
    await user.type(password(), 'Velo2020');
    await user.click(screen.getByRole('checkbox', { name: 'Se souvenir de moi' }));
    await user.click(submit());
    expect(props.api.callsOf(sessionRoutes.signIn)).toEqual([
      { body: { mail: 'camille@exemple.fr', password: 'Velo2020', remember_me: true } },
    ]);
    expect(opened).toHaveBeenCalledWith(expect.objectContaining(tokens), { remember: true });
    await waitFor(() => expect(address()).toBe('/admin/accueil'));
  });

  it.each([
    ['shows the browser among the devices of an open account', EstablishmentStatus.validated, 1],
    ['asks nothing more for a closed account, which may have no devices', EstablishmentStatus.closed, 0],
  ] as const)('%s', async (_, entity_status, devices) => {
    Object.assign(crypto, { randomUUID: () => '0f8fad5b-d9cb-469f-a165-70867728950e' });
    const { user, props, address } = setUp({ ...tokens, entity_status } as never);
    props.api.answer(colleagueRoutes.registerDevice, { register_token: 'd'.repeat(32) });
    await user.type(mail(), 'camille@exemple.fr');
    await user.type(password(), 'Velo2020{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/admin\//));
    expect(props.api.callsOf(colleagueRoutes.registerDevice)).toHaveLength(devices);
  });

  it('sends on Enter and forgets unless told otherwise', async () => {
    const { user, opened } = setUp({ ...tokens, entity_gender: 10 });
    await user.type(mail(), 'camille@exemple.fr');
    await user.type(password(), 'Velo2020{Enter}');
    expect(opened).toHaveBeenCalledWith(expect.anything(), { remember: false });
  });

  it('keeps what was typed and ticked on the page that was drawn ahead', async () => {
    const props = fakeRemoteProps({});
    const ahead = (
      <MemoryRouter>
        <SignInPage {...props} />
      </MemoryRouter>
    );
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(ahead);
    (mail() as HTMLInputElement).value = 'camille@exemple.fr';
    (screen.getByRole('checkbox') as HTMLInputElement).checked = true;
    const root = await act(async () => hydrateRoot(page, ahead));
    fireEvent.change(password(), { target: { value: 'Velo2020' } });
    expect(mail()).toHaveValue('camille@exemple.fr');
    expect(password()).toHaveValue('Velo2020');
    expect(screen.getByRole('checkbox')).toBeChecked();
    act(() => root.unmount());
    page.remove();
  });

  it('wants both fields and leads to the first', async () => {
    const { user, props } = setUp();
    await user.click(submit());
    await waitFor(() => expect(mail()).toHaveAccessibleDescription('Veuillez renseigner un email et un mot de passe'));
    expect(password()).toBeInvalid();
    expect(mail()).toHaveFocus();
    expect(props.api.callsOf(sessionRoutes.signIn)).toEqual([]);
  });

  it('shows and hides the password', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([
    [
      'an invalid mail',
      appError('ValidationException', 'mail (INVALID): Invalid email, password (INVALID): Invalid characters'),
      'Veuillez renseigner un email valide',
    ],
    [
      'a locked account',
      appError('NotAuthorizedException', 'Your account is locked, maximum amount of failed attempts was reached.'),
      'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
    ],
    [
      'a wrong password',
      appError('NotAuthorizedException', 'Wrong email or password.'),
      'Veuillez verifier votre email et mot de passe',
    ],
    ['a disabled account', refusalError(disabledAccount), `${disabledAccount.explanation}.`],
    ['an unknown failure', appError('InternalError', 'boom'), 'Veuillez verifier votre email et mot de passe'],
    [
      'too many tries',
      appError('TooManyRequestsException', 'slow down'),
      'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
    ],
  ])('says %s beside the form and for ten seconds', async (_name, failure, text) => {
    const { user, props, opened } = setUp(() => {
      throw failure;
    });
    await user.type(mail(), 'camille@exemple.fr');
    await user.type(password(), 'Velo2020{Enter}');
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeInTheDocument();
    expect(props.notices).toEqual([{ tone: 'danger', text, seconds: 10 }]);
    expect(opened).not.toHaveBeenCalled();
  });

  it.each([
    ['expired', 'Votre session a expiré. Connectez-vous pour revenir où vous étiez.'],
    ['another-role', 'Cette page n’est pas ouverte à votre compte. Connectez-vous avec un autre compte pour l’ouvrir.'],
    ['unknown-page', 'Cette adresse ne mène à aucune page.'],
  ])('says why one is there: %s', (reason, text) => {
    const props = fakeRemoteProps();
    renderScreen(<SignInPage {...props} />, { at: '/auth/login', state: { reason } });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('gives way to why one was refused to the reason for which one is there, so that one message stands', async () => {
    const props = fakeRemoteProps();
    props.api.answer(sessionRoutes.signIn, () => {
      throw refusalError(disabledAccount);
    });
    const { user } = renderScreen(<SignInPage {...props} />, { at: '/auth/login', state: { reason: 'expired' } });
    await user.type(mail(), 'camille@exemple.fr');
    await user.type(password(), 'Velo2020{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.queryByText(/session a expiré/)).not.toBeInTheDocument();
  });

  it('leads to recovery and to registration', () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute('href', '/auth/forgot');
    expect(screen.getByRole('link', { name: 'Inscrire mon établissement' })).toHaveAttribute('href', '/auth/register');
  });
});

describe('where one arrives', () => {
  const from = { from: '/admin/backend/folder/e1?onglet=2' };
  it.each([
    [
      'the landing, when nothing was asked for',
      { role: 'FUB', entityStatus: EstablishmentStatus.validated },
      null,
      '/admin/backend/associations_hors_moselle',
    ],
    [
      'the page asked for',
      { role: 'ADM', entityStatus: EstablishmentStatus.validated },
      from,
      '/admin/backend/folder/e1?onglet=2',
    ],
    [
      'the landing, when the page is another role’s',
      { role: 'REP', entityStatus: EstablishmentStatus.validated },
      from,
      '/admin/accueil',
    ],
    [
      'the closed account, whatever was asked for',
      { role: 'REP', entityStatus: EstablishmentStatus.closed },
      { from: '/admin/reparation/reception' },
      '/admin/profile',
    ],
    [
      'the landing, when the state is another page’s',
      { role: 'ADM', entityStatus: EstablishmentStatus.validated },
      { from: 3 },
      '/admin/backend/entreprises',
    ],
    [
      'the landing, never another site',
      { role: 'ADM', entityStatus: EstablishmentStatus.validated },
      { from: '//exemple.org' },
      '/admin/backend/entreprises',
    ],
  ] as const)('is %s', (_name, person, state, expected) => {
    expect(destinationOf(person, state)).toBe(expected);
  });
});
