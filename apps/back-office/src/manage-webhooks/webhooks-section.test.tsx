import { appError } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { createWebhook, listWebhooks, open, secretText, till, webhook } from './webhooks.fixture.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

describe('the webhooks of software', () => {
  it('webhooks are listed with their state and what waits', async () => {
    open({
      webhooks: [
        webhook,
        { ...webhook, webhook_id: 'w-2', url: 'https://b.exemple.fr/', state: 'disabled', waiting: 7 },
      ],
    });
    const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
    expect(await section.findByText('Actif')).toBeInTheDocument();
    expect(section.getByText('Désactivé')).toBeInTheDocument();
    expect(section.getByText('7 en attente')).toBeInTheDocument();
  });

  it('webhooks are none at first, are offered to software whose rights cover an event, and to no other', async () => {
    const { unmount } = open({ webhooks: [] });
    expect(await screen.findByText('Aucun webhook.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ajouter un webhook' })).toBeInTheDocument();
    unmount();
    open({ webhooks: [], client: till(['statistics:read']) });
    expect(await screen.findByText('Aucun webhook.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter un webhook' })).not.toBeInTheDocument();
  });

  it('say why they could not be read, and are asked for again', async () => {
    const { desk, user } = open();
    desk.api.answer(listWebhooks, () => {
      throw appError('ServiceUnavailableException', 'away');
    });
    renderScreen(<WebhooksSection remote={desk} client={till()} />);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    desk.api.answer(listWebhooks, []);
    await user.click(retry);
    expect(await screen.findByText('Aucun webhook.')).toBeInTheDocument();
  });

  it('webhooks are made with address and events, and show their secret once', async () => {
    const { user, desk } = open({ webhooks: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'Prévenir Caisse du vélo' }));
    expect(form.queryByRole('checkbox', { name: 'Établissement fermé' })).not.toBeInTheDocument();
    await user.type(form.getByLabelText('Adresse'), 'caisse.exemple.fr');
    await user.click(form.getByRole('button', { name: 'Ajouter un webhook' }));
    expect(await form.findAllByText('Écrivez une adresse qui commence par https://')).not.toHaveLength(0);
    await user.clear(form.getByLabelText('Adresse'));
    await user.type(form.getByLabelText('Adresse'), 'https://caisse.exemple.fr/alveole');
    await user.click(form.getByRole('checkbox', { name: 'Dossier ouvert' }));
    await user.click(form.getByRole('button', { name: 'Ajouter un webhook' }));
    const secret = within(await screen.findByRole('dialog', { name: 'Secret du webhook' }));
    expect(secret.getByText(secretText)).toBeInTheDocument();
    const [{ body } = { body: undefined }] = desk.api.callsOf(createWebhook);
    expect(body).toMatchObject({ client_id: 'c-1', url: 'https://caisse.exemple.fr/alveole' });
    expect(body?.types).not.toContain('repair.opened');
    await user.click(secret.getByRole('button', { name: 'J’ai noté le secret' }));
    await waitFor(() => expect(screen.queryByText(secretText)).not.toBeInTheDocument());
  });

  it('say that an address leads where nobody is called', async () => {
    const { user, desk } = open({ webhooks: [] });
    desk.api.answer(createWebhook, () => {
      throw appError('ValidationException', 'url (INVALID): Not public', { refusal: 'webhook-address-refused' });
    });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'Prévenir Caisse du vélo' }));
    await user.type(form.getByLabelText('Adresse'), 'https://10.0.0.1/a');
    await user.click(form.getByRole('button', { name: 'Ajouter un webhook' }));
    expect(await form.findByText(/Cette adresse ne convient pas/)).toBeInTheDocument();
  });
});
