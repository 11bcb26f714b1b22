import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, openReview } from './open-review.fixture.tsx';

beforeEach(() => sessionStorage.clear());

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
