import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { EstablishmentStatus } from '@alveole/domain';
import type { AwaitedConditions } from '@alveole/domain';
import { buildEntity } from '@alveole/testing/builders';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { ConditionsGate } from './conditions-gate.tsx';

const { readEntity, saveEntity } = establishmentRoutes;

function setUp(session: Parameters<typeof fakeRemoteProps>[0] = {}, awaited?: AwaitedConditions) {
  const props = fakeRemoteProps({ role: 'REP', session: { needsConditions: true }, ...session });
  const signOut = jest.fn();
  props.api.answer(readEntity, buildEntity({ entity_id: 'entity-1', row_hash: 'a'.repeat(32) }));
  props.api.answer(saveEntity, { row_hash: 'b'.repeat(32), status: 1 });
  const api = { ...props.api, learnStanding: async () => awaited };
  const parts = { api, notifier: { notify: props.notify, attach: () => () => undefined } } as never;
  const shown = renderScreen(
    <ConditionsGate parts={parts} session={props.session} onSignOut={signOut} onLater={signOut} />,
  );
  return { ...shown, props, signOut };
}

const dialog = () => screen.findByRole('dialog', { name: 'Conditions générales à accepter' });
const press = (name: string) => screen.getByRole('button', { name });
const saved = ({ api }: ReturnType<typeof setUp>['props']) => api.callsOf(saveEntity).map(({ body }) => body);

describe('conditions that await an answer', () => {
  it('block the application: no key and no cross closes their dialog', async () => {
    const { user } = setUp();
    await dialog();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  });

  it('are accepted on the version that stands, once the box is ticked', async () => {
    const { user, props } = setUp();
    await dialog();
    await user.click(press('Accepter et continuer'));
    expect(screen.getByText('Cochez cette case pour accepter, ou refusez.')).toBeInTheDocument();
    expect(saved(props)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'J’accepte les conditions générales du programme' }));
    await user.click(press('Accepter et continuer'));
    await waitFor(() =>
      expect(saved(props)).toEqual([
        {
          entity_id: 'entity-1',
          last_row_hash: 'a'.repeat(32),
          entity_data: { cgsAccept: true, cguAccept: true },
        },
      ]),
    );
    expect(props.notices).toEqual([{ tone: 'success', text: 'Votre acceptation est enregistrée' }]);
  });

  it('are told to be accepted although the session, once it knows, takes their dialog away', async () => {
    const { user, props, unmount } = setUp();
    props.api.answer(saveEntity, () => {
      unmount();
      return { row_hash: 'c'.repeat(32), status: 1 as const };
    });
    await dialog();
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Accepter et continuer'));
    await waitFor(() =>
      expect(props.notices).toEqual([{ tone: 'success', text: 'Votre acceptation est enregistrée' }]),
    );
  });

  it('are accepted anew when somebody wrote meanwhile', async () => {
    const { user, props } = setUp();
    let tries = 0;
    props.api.answer(saveEntity, () => {
      tries += 1;
      if (tries === 1) throw appError('EntityVersionMismatchException', 'Changed.');
      return { row_hash: 'c'.repeat(32), status: 1 as const };
    });
    await dialog();
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Accepter et continuer'));
    await waitFor(() => expect(props.notices).toHaveLength(1));
    expect(tries).toBe(2);
  });

  it('are refused after a confirmation that names the consequence; the person is signed out', async () => {
    const { user, props, signOut } = setUp();
    await dialog();
    await user.click(press('Refuser'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Votre compte sera fermé et vous serez déconnecté');
    expect(saved(props)).toEqual([]);
    expect(press('Refuser et fermer mon compte')).toBeDisabled();
    await user.type(screen.getByLabelText('Votre mot de passe'), 'Velo-1234');
    await user.click(press('Refuser et fermer mon compte'));
    await waitFor(() => expect(signOut).toHaveBeenCalled());
    expect(saved(props)).toMatchObject([{ entity_data: { cgsAccept: false }, password: 'Velo-1234' }]);
    expect(props.notices).toEqual([{ tone: 'info', text: 'Votre compte est fermé.', seconds: 10 }]);
  });

  it('stay unanswered after a wrong password, which is told where it can be typed again', async () => {
    const { user, props, signOut } = setUp();
    props.api.answer(saveEntity, () => {
      throw appError('NotAuthorizedException', 'Wrong password.');
    });
    await dialog();
    await user.click(press('Refuser'));
    await user.type(screen.getByLabelText('Votre mot de passe'), 'Velo-4321');
    await user.click(press('Refuser et fermer mon compte'));
    expect(await screen.findByText('Le mot de passe est incorrect')).toBeVisible();
    expect(screen.getByLabelText('Votre mot de passe')).toHaveValue('Velo-4321');
    expect(signOut).not.toHaveBeenCalled();
  });

  it('are not refused by a standard user, who is told whom to ask and accepts them', async () => {
    const { user, props } = setUp({ session: { needsConditions: true, permission: 1 } });
    await dialog();
    expect(press('Refuser')).toBeDisabled();
    expect(screen.getByText(/demandez à un administrateur de votre établissement/)).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Accepter et continuer'));
    await waitFor(() => expect(saved(props)).toMatchObject([{ entity_data: { cgsAccept: true } }]));
  });

  it('come back when the refusal is called off', async () => {
    const { user, signOut } = setUp();
    await dialog();
    await user.click(press('Refuser'));
    await user.click(press('Revenir aux conditions'));
    expect(await dialog()).toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('say why the answer did not arrive, and stay', async () => {
    const { user, props } = setUp();
    props.api.answer(saveEntity, () => {
      throw appError('ServiceUnavailableException', 'network error');
    });
    await dialog();
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Accepter et continuer'));
    expect(await screen.findByText(/Le service ne répond pas/)).toBeInTheDocument();
  });

  it('are both asked for when the terms of use await an answer too', async () => {
    setUp({ session: { needsConditions: true, needsTerms: true } });
    await dialog();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('let a person sign out instead', async () => {
    const { user, signOut } = setUp();
    await dialog();
    await user.click(press('Se déconnecter'));
    expect(signOut).toHaveBeenCalled();
  });
});

describe('a new version of the conditions', () => {
  const announced = { version: '2027-03-01-1a2b3c4d', day: '2027-03-01', isInForce: false };
  const nothingElse = { session: { needsConditions: false } };

  it('is announced without a dialog until its day, and accepted by its name ahead of it', async () => {
    const { user, props } = setUp(nothingElse, announced);
    expect(await screen.findByText(/^Nouvelles conditions des réparateurs à partir du/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(press('Lire et accepter'));
    expect(await screen.findByRole('link', { name: /Lire les conditions des réparateurs/ })).toHaveAttribute(
      'href',
      '/documents/conditions-reparateurs.2027-03-01.pdf',
    );
    expect(screen.queryByRole('button', { name: 'Refuser' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'J’accepte les nouvelles conditions des réparateurs' }));
    await user.click(press('Accepter et continuer'));
    await waitFor(() =>
      expect(saved(props)).toMatchObject([{ entity_data: { cgsAccept: true, cgsVersion: announced.version } }]),
    );
  });

  it('is left for another day by « Plus tard »', async () => {
    const { user } = setUp(nothingElse, announced);
    await user.click(await screen.findByRole('button', { name: 'Lire et accepter' }));
    await user.click(await screen.findByRole('button', { name: 'Plus tard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(press('Lire et accepter')).toBeVisible();
  });

  it('blocks the application from its day on', async () => {
    const { user } = setUp(nothingElse, { ...announced, isInForce: true });
    expect(await screen.findByRole('dialog', { name: 'Nouvelles conditions des réparateurs' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(press('Refuser')).toBeEnabled();
  });
});

describe('no dialog', () => {
  it.each([
    ['while nothing awaits an answer', { role: 'REP', session: {} }],
    ['for staff', { role: 'ADM', session: { needsConditions: true } }],
    [
      'for a closed account',
      { role: 'REP', session: { needsConditions: true, entityStatus: EstablishmentStatus.closed } },
    ],
  ] as const)('%s', async (_, who) => {
    setUp(who);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
