import { appError } from '@alveole/contracts';
import { clientRoutes } from '@alveole/contracts/software-client';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { AllowSoftwarePage } from './allow-software-page.tsx';

const { createGrant, readGrantRequest } = clientRoutes;
const request = {
  client_id: 'caisse',
  redirect_uri: 'https://caisse.exemple.fr/retour',
  response_type: 'code',
  state: 'etat',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
};
const question = {
  client_name: 'Caisse Vélo',
  reason: 'Tenir la caisse',
  scopes: ['repairs:read' as const, 'repairs:write' as const],
  refuse_uri: 'https://caisse.exemple.fr/retour?error=access_denied',
};
const returnUri = 'https://caisse.exemple.fr/retour?code=abc';

function open(search = new URLSearchParams(request).toString(), permission: 0 | 1 = 0) {
  const props = fakeRemoteProps({ role: 'REP', session: { permission } });
  props.api.answer(readGrantRequest, question).answer(createGrant, { return_uri: returnUri });
  const left: string[] = [];
  const at = `/admin/autoriser?${search}`;
  const page = <AllowSoftwarePage {...props} onLeave={(uri) => void left.push(uri)} />;
  return { props, left, show: () => renderScreen(page, { at }) };
}

describe('the page that asks a shop to allow software', () => {
  it('shows which software asks, for which rights, and how the access is taken back', async () => {
    const { props, show } = open();
    show();
    const title = 'Autoriser Caisse Vélo à agir pour votre établissement\u00a0?';
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lire les dossiers',
      'Ouvrir des dossiers, envoyer des factures',
    ]);
    expect(screen.getByText(/retirer cet accès à tout moment/)).toBeInTheDocument();
    expect(screen.getByText('Vous reviendrez ensuite à caisse.exemple.fr.')).toBeInTheDocument();
    expect(props.api.callsOf(readGrantRequest)).toEqual([{ query: request }]);
  });

  it('says that the software stands on the device where it does', async () => {
    const { props, show } = open();
    props.api.answer(readGrantRequest, { ...question, refuse_uri: 'http://127.0.0.1:4000/retour' });
    show();
    expect(await screen.findByText(/au logiciel installé sur cet appareil/)).toBeInTheDocument();
  });

  it('leads back to the software with the code once a person allows it', async () => {
    const { props, left, show } = open();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Autoriser' }));
    await waitFor(() => expect(left).toEqual([returnUri]));
    expect(props.api.callsOf(createGrant)).toEqual([{ body: request }]);
    const done = within(screen.getByRole('status'));
    expect(done.getByText(/Caisse Vélo est autorisé/)).toBeInTheDocument();
    expect(done.getByRole('link', { name: 'Retourner à Caisse Vélo' })).toHaveAttribute('href', returnUri);
  });

  it('leads back to the software without a code where a person refuses', async () => {
    const { left, show } = open();
    show();
    const refuse = await screen.findByRole('link', { name: 'Refuser' });
    expect(refuse).toHaveAttribute('href', question.refuse_uri);
    expect(left).toEqual([]);
  });

  it('tells why a request that is badly made cannot be allowed, and leads back', async () => {
    const { props, show } = open();
    props.api.answer(readGrantRequest, { ...question, error: 'invalid_scope' });
    show();
    expect(await screen.findByText(/Caisse Vélo a mal formulé sa demande \(invalid_scope\)/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retourner à Caisse Vélo' })).toHaveAttribute('href', question.refuse_uri);
    expect(screen.queryByRole('button', { name: 'Autoriser' })).not.toBeInTheDocument();
  });

  it.each([
    ['names no software', ''],
    ['names software that is unknown', new URLSearchParams(request).toString()],
  ])('warns whoever comes with an address that %s, and leads nowhere', async (_, search) => {
    const { props, show } = open(search);
    props.api.answer(readGrantRequest, () => {
      throw appError('NotFoundException', 'Unknown.');
    });
    show();
    expect(await screen.findByText('Demande inconnue')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Retourner|Refuser/ })).not.toBeInTheDocument();
  });

  it('says why the shop cannot allow more software than twenty', async () => {
    const { props, show } = open();
    props.api.answer(createGrant, () => {
      throw appError('TransitionRefusedException', 'Enough.', { refusal: 'shop-has-enough-grants' });
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Autoriser' }));
    expect(await screen.findByText(/Vous avez déjà autorisé 20 logiciels/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Autoriser' })).toBeEnabled();
  });

  it('asks nothing of a colleague who is no administrator', async () => {
    const { props, show } = open(undefined, 1);
    show();
    expect(await screen.findByText(/Seul un administrateur de l’établissement/)).toBeInTheDocument();
    expect(props.api.callsOf(readGrantRequest)).toEqual([]);
  });
});
