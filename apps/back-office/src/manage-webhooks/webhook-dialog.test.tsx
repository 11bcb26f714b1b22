import { screen, waitFor, within } from '@testing-library/react';
import {
  call,
  changeWebhook,
  createWebhookSecret,
  deleteWebhook,
  listWebhookCalls,
  listWebhooks,
  managed,
  pauseWebhook,
  resendWebhookCall,
  resendWebhookCalls,
  resumeWebhook,
  secretText,
  tryWebhook,
  webhook,
} from './webhooks.fixture.tsx';

describe('one webhook', () => {
  it('shows its events, its log and its history', async () => {
    const { dialog } = await managed();
    expect(dialog.getByText('https://caisse.exemple.fr/alveole')).toBeInTheDocument();
    expect(dialog.getByText('Webhook créé')).toBeInTheDocument();
    const log = within(await dialog.findByRole('grid', { name: 'Envois, du plus récent au plus ancien' }));
    const row = within(log.getByRole('row', { name: /Virement confirmé par la banque/ }));
    expect(row.getByText('En attente')).toBeInTheDocument();
    expect(row.getByText(/réponse 500 en 8\sms, 2\sessais/)).toBeInTheDocument();
    expect(within(log.getByRole('row', { name: /Dossier ouvert/ })).getByText('Remis')).toBeInTheDocument();
  });

  it('shows the calls of one state, and says when there is none', async () => {
    const { dialog, desk, user } = await managed();
    desk.api.answer(listWebhookCalls, []);
    await user.click(await dialog.findByRole('button', { name: /Tous les états/ }));
    await user.click(await screen.findByRole('option', { name: 'Abandonné' }));
    expect(await dialog.findByText('Aucun envoi de ce type ou dans cet état.')).toBeInTheDocument();
    expect(desk.api.callsOf(listWebhookCalls).at(-1)).toEqual({ params: { id: 'w-1' }, query: { state: 'abandoned' } });
  });

  it.each([
    ['accepted', { ...call, type: 'webhook.trial' as const }, /L’essai est accepté\s: réponse 204 en 12\sms\./],
    [
      'not accepted',
      {
        ...call,
        state: 'abandoned' as const,
        tries: [{ at: call.create_date, failure: 'timeout' as const, duration_ms: 10_000 }],
      },
      /L’essai n’est pas accepté\s: pas de réponse en dix secondes\./,
    ],
  ])('tells that a trial is %s', async (_, answer, sentence) => {
    const { dialog, desk, user } = await managed();
    desk.api.answer(tryWebhook, answer);
    await user.click(dialog.getByRole('button', { name: 'Envoyer un essai' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  });

  it('sends one call once more, and all from a day on', async () => {
    const { dialog, desk, user } = await managed();
    await user.click(
      await dialog.findByRole('button', {
        name: /Renvoyer maintenant\s: Virement confirmé par la banque, REP00012_48213/,
      }),
    );
    await waitFor(() =>
      expect(desk.api.callsOf(resendWebhookCall)).toEqual([{ params: { id: 'w-1', call_id: 'w-1-e2-0' } }]),
    );
    await user.click(dialog.getByRole('button', { name: 'Renvoyer depuis une date' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Renvoyer depuis une date/ }));
    expect(question.getByRole('button', { name: 'Renvoyer' })).toBeDisabled();
    await user.type(question.getByLabelText('Depuis le'), '01/03/2026');
    await user.click(question.getByRole('button', { name: 'Renvoyer' }));
    await waitFor(() =>
      expect(desk.api.callsOf(resendWebhookCalls)).toEqual([
        { params: { id: 'w-1' }, body: { since: '2026-02-28T23:00:00.000Z' } },
      ]),
    );
    expect(desk.notices.map(({ text }) => text)).toEqual(['L’envoi repart', '3\u00a0envois à refaire']);
  });

  it('a webhook is paused once that is confirmed, and resumed', async () => {
    const { dialog, desk, user } = await managed();
    desk.api.answer(listWebhooks, [{ ...webhook, state: 'paused' }]);
    await user.click(dialog.getByRole('button', { name: 'Suspendre' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspendre' }));
    await user.click(await dialog.findByRole('button', { name: 'Reprendre' }));
    const version = { params: { id: 'w-1' }, body: { last_row_hash: 'b'.repeat(32) } };
    await waitFor(() => expect(desk.api.callsOf(resumeWebhook)).toEqual([version]));
    expect(desk.api.callsOf(pauseWebhook)).toEqual([version]);
  });

  it.each([
    ['goes on to sign with the former one for a day', false, 24],
    ['forgets the former one that has become known', true, 0],
  ])('gets another secret and %s', async (_, hasLeaked, hours) => {
    const { dialog, desk, user } = await managed();
    await user.click(dialog.getByRole('button', { name: 'Changer de secret' }));
    const question = within(await screen.findByRole('alertdialog'));
    if (hasLeaked) await user.click(question.getByRole('checkbox', { name: 'L’ancien secret a fui' }));
    await user.click(question.getByRole('button', { name: 'Changer de secret' }));
    expect(await screen.findByText(secretText)).toBeInTheDocument();
    expect(desk.api.callsOf(createWebhookSecret)[0]?.body).toEqual({
      last_row_hash: 'b'.repeat(32),
      overlap_hours: hours,
    });
  });

  it('a changed webhook tells of other events from then on', async () => {
    const { dialog, desk, user } = await managed();
    await user.click(dialog.getByRole('button', { name: 'Changer les événements' }));
    const form = within(await screen.findByRole('dialog', { name: 'Changer les événements' }));
    expect(form.queryByLabelText('Adresse')).not.toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: 'Dossier ouvert' }));
    await user.click(form.getByRole('checkbox', { name: 'Virement confirmé par la banque' }));
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findAllByText('Choisissez au moins un événement')).not.toHaveLength(0);
    await user.click(form.getByRole('checkbox', { name: 'Virement refusé par la banque' }));
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(desk.api.callsOf(changeWebhook)[0]?.body.types).toEqual(['payment.rejected']));
  });

  it('a webhook is deleted once its consequence is confirmed', async () => {
    const { dialog, desk, user } = await managed();
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Supprimer ce webhook/ }));
    desk.api.answer(listWebhooks, []);
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(desk.api.callsOf(deleteWebhook)).toEqual([{ params: { id: 'w-1' } }]));
    expect(await screen.findByText('Aucun webhook.')).toBeInTheDocument();
  });

  it('that has ended shows its log, and offers nothing but to delete it', async () => {
    const { dialog } = await managed({ webhooks: [{ ...webhook, state: 'ended', secrets: [] }] });
    expect(dialog.getByText('Terminé')).toBeInTheDocument();
    expect(await dialog.findByRole('grid', { name: 'Envois, du plus récent au plus ancien' })).toBeInTheDocument();
    for (const name of ['Envoyer un essai', 'Reprendre', 'Renvoyer depuis une date'])
      expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Supprimer' })).toBeInTheDocument();
  });
});
