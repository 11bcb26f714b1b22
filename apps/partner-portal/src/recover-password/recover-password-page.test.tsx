import { appError } from '@alveole/contracts';
import { sessionRoutes } from '@alveole/contracts/session';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { RecoverPasswordPage } from './recover-password-page.tsx';

const done = { status: 'ok' } as const;

function setUp() {
  const props = fakeRemoteProps();
  props.api.answer(sessionRoutes.requestRecovery, done).answer(sessionRoutes.setPassword, done);
  return { ...renderScreen(<RecoverPasswordPage {...props} />, { at: '/auth/forgot' }), props };
}
type SetUp = ReturnType<typeof setUp>;

const field = (name: string) => screen.getByLabelText(name);
const alert = () => within(screen.getByRole('alert'));

async function askCode({ user }: SetUp, mail = 'camille@exemple.fr') {
  await user.type(field('Adresse e-mail'), mail);
  await user.click(screen.getByRole('button', { name: 'Envoyer le code' }));
}

async function fillPassword({ user }: SetUp, typed: { code?: string; password?: string; password2?: string } = {}) {
  const { code = '123456', password = 'Velo2020', password2 = password } = typed;
  await screen.findByLabelText('Code reçu par courriel');
  if (code) await user.type(field('Code reçu par courriel'), code);
  await user.type(field('Nouveau mot de passe'), password);
  await user.type(field('Confirmation du mot de passe'), password2);
  await user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }));
}

describe('recovering a password', () => {
  it('sends a code, sets the new password and leads to the sign-in', async () => {
    const shown = setUp();
    await askCode(shown, 'camille @exemple.fr');
    await fillPassword(shown);
    expect(await screen.findByText('Votre mot de passe est changé')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth/login');
    expect(shown.props.api.callsOf(sessionRoutes.requestRecovery)).toEqual([
      { params: { mail: 'camille@exemple.fr' } },
    ]);
    expect(shown.props.api.callsOf(sessionRoutes.setPassword)).toEqual([
      { body: { mail: 'camille@exemple.fr', newpassword: 'Velo2020', recovery_password: '123456' } },
    ]);
  });

  it('takes address and code from the link of a mail, and the code out of the address bar', async () => {
    window.location.hash = new URLSearchParams({ mail: 'camille@exemple.fr', code: '654321' }).toString();
    const shown = setUp();
    expect(field('Adresse e-mail')).toHaveValue('camille@exemple.fr');
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choisir votre mot de passe');
    expect(screen.getByText(/a rempli l’adresse et le code/)).toBeVisible();
    await fillPassword(shown, { code: '' });
    expect(await screen.findByText('Votre mot de passe est changé')).toBeInTheDocument();
    expect(shown.props.api.callsOf(sessionRoutes.setPassword)).toEqual([
      { body: { mail: 'camille@exemple.fr', newpassword: 'Velo2020', recovery_password: '654321' } },
    ]);
  });

  it('refuses an address that is none before it asks', async () => {
    const shown = setUp();
    await askCode(shown, 'camille@exémple.fr');
    expect(await screen.findByText('Veuillez renseigner un email valide')).toBeInTheDocument();
    expect(shown.props.api.callsOf(sessionRoutes.requestRecovery)).toEqual([]);
  });

  it('lets whoever has a code already go on, with the address that was typed', async () => {
    const { user } = setUp();
    await user.type(field('Adresse e-mail'), 'camille@exemple.fr');
    await user.click(screen.getByRole('button', { name: 'J’ai déjà un code' }));
    expect(field('Adresse e-mail')).toHaveValue('camille@exemple.fr');
    expect(screen.getByRole('button', { name: 'Renvoyer le code' })).toBeEnabled();
  });

  it('waits a minute before another code may be asked for', async () => {
    const shown = setUp();
    await askCode(shown);
    expect(await screen.findByRole('button', { name: /Renvoyer le code \(dans \d+\ss\)/ })).toBeDisabled();
  });

  it.each([
    [{ code: '12' }, 'Veuillez renseigner un code valide'],
    [{ password: 'Velo1', password2: 'Velo1' }, 'Les mots de passe doivent être sur au moins 8 caractères'],
    [
      { password: 'velovelo', password2: 'velovelo' },
      'Le mot de passe doit contenir au moins un chiffre, une minuscule et une majuscule',
    ],
    [{ password2: 'Velo2021' }, 'Les mots de passe ne sont pas identiques'],
  ])('refuses %j', async (typed, text) => {
    const shown = setUp();
    await askCode(shown);
    await fillPassword(shown, typed);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(shown.props.api.callsOf(sessionRoutes.setPassword)).toEqual([]);
  });

  it.each([
    [
      appError('CodeAlreadySentException', 'You have already received a recovery password but had not yet used it.'),
      'Un code vous a déjà été envoyé et n’a pas encore été utilisé',
    ],
    [
      appError('NotFoundException', 'Unknown email or Account disabled.'),
      'Cette adresse e-mail est inconnue ou le compte est désactivé',
    ],
    [appError('NotAuthorizedException', 'x'), 'Une erreur est survenue veuillez réessayer'],
  ])('says why no code is sent: %s', async (failure, text) => {
    const shown = setUp();
    shown.props.api.answer(sessionRoutes.requestRecovery, () => {
      throw failure;
    });
    await askCode(shown);
    expect(await alert().findByText(text)).toBeInTheDocument();
    expect(shown.props.notices).toEqual([{ tone: 'danger', text, seconds: 7 }]);
  });

  it.each([
    ['Wrong email or recovery_password.', 'L’adresse e-mail ou le code saisi est incorrect. Il reste 3 essais.', 3],
    ['Recovery_password wrong or expired.', 'Le code saisi est incorrect ou a expiré. Il reste un essai.', 1],
  ])('tells how often the code may still be tried: %s', async (message, text, triesLeft) => {
    const shown = setUp();
    shown.props.api.answer(sessionRoutes.setPassword, () => {
      throw appError('NotAuthorizedException', message, { triesLeft });
    });
    await askCode(shown);
    await fillPassword(shown);
    await waitFor(() =>
      expect(field('Code reçu par courriel')).toHaveAccessibleDescription(expect.stringContaining(text)),
    );
  });

  it.each([
    [
      'NotAuthorizedException',
      'Wrong email or recovery_password.',
      'Code reçu par courriel',
      'L’adresse e-mail ou le code saisi est incorrect',
    ],
    ['ValidationException', 'mail (INVALID): Invalid email', 'Adresse e-mail', 'Veuillez renseigner un email valide'],
    [
      'ValidationException',
      'recovery_password (INVALID): Invalid characters',
      'Code reçu par courriel',
      'Veuillez renseigner un code valide',
    ],
    [
      'NotAuthorizedException',
      'Recovery_password wrong or expired.',
      'Code reçu par courriel',
      'Le code saisi est incorrect ou a expiré',
    ],
  ] as const)(
    'says at its field why the password stays, and puts the focus there: %s %s',
    async (code, message, name, text) => {
      const shown = setUp();
      shown.props.api.answer(sessionRoutes.setPassword, () => {
        throw appError(code, message);
      });
      await askCode(shown);
      await fillPassword(shown);
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(screen.queryByText('Votre mot de passe est changé')).not.toBeInTheDocument();
    },
  );

  it.each([
    [
      appError('NotAuthorizedException', 'Your account is locked, maximum amount of failed attempts was reached.'),
      'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
    ],
    [appError('InternalError', 'x'), 'Une erreur est survenue veuillez réessayer'],
  ])('says over the form why the password stays: %s', async (failure, text) => {
    const shown = setUp();
    shown.props.api.answer(sessionRoutes.setPassword, () => {
      throw failure;
    });
    await askCode(shown);
    await fillPassword(shown);
    expect(await alert().findByText(text)).toBeInTheDocument();
    expect(shown.props.notices).toContainEqual({ tone: 'danger', text, seconds: 7 });
  });
});
