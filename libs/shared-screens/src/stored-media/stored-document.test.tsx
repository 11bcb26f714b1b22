import { isFinalFailure, politePause } from '@alveole/api-client';
import { appError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { MemoryRouter } from '@alveole/router/static';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredDocument } from './stored-document.tsx';

function show(name: string, call: () => Promise<unknown>) {
  const api = { call } as unknown as ApiCaller;
  render(
    <QueryClientProvider client={createQueryClient(isFinalFailure, politePause)}>
      <MemoryRouter>
        <StoredDocument api={api} name={name} title="Facture" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a stored document', () => {
  it('is a PDF in our own viewer', async () => {
    show('shop/facture.pdf', async () => ({ url: '/objets/facture' }));
    expect(await screen.findByText('/objets/facture p. 1')).toBeInTheDocument();
    expect(screen.getByRole('toolbar', { name: 'Affichage\u00a0: Facture' })).toBeInTheDocument();
  });

  it('is pushed to a window of its own', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    show('shop/facture.png', async () => ({ url: '/objets/facture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir dans une nouvelle fenêtre' }));
    expect(opened).toHaveBeenCalledWith('/view/document', '_blank');
    opened.mockRestore();
  });

  it('takes a fresh address by itself when its own no longer answers', async () => {
    const urls = ['/objets/perimee', '/objets/fraiche'];
    show('shop/facture.png', async () => ({ url: urls.shift() }));
    fireEvent.error(await screen.findByRole('img', { name: 'Facture' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Facture' })).toHaveAttribute('src', '/objets/fraiche'));
  });

  it('is a picture under its own address', async () => {
    show('shop/facture.png', async () => ({ url: '/objets/facture' }));
    expect(await screen.findByRole('img', { name: 'Facture' })).toHaveAttribute('src', '/objets/facture');
  });

  it('says that it cannot be had, and is asked for again', async () => {
    const answers = [
      () => Promise.reject(appError('NotAuthorizedException', 'x')),
      async () => ({ url: '/objets/facture' }),
    ];
    show('shop/facture.png', () => (answers.shift() ?? (() => Promise.reject(new TypeError())))());
    expect(await screen.findByText('Impossible de charger le document')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('img', { name: 'Facture' })).toBeInTheDocument();
  });
});
