import { appError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isFinalFailure } from '../failure.ts';
import { politePause } from '../polite-pause.ts';
import { StoredDocument } from './stored-document.tsx';

function show(name: string, call: () => Promise<unknown>) {
  const api = { call } as unknown as ApiCaller;
  render(
    <QueryClientProvider client={createQueryClient(isFinalFailure, politePause)}>
      <StoredDocument api={api} name={name} title="Facture" />
    </QueryClientProvider>,
  );
}

describe('a stored document', () => {
  it('is a PDF as wide as its frame', async () => {
    show('shop/facture.pdf', async () => ({ url: '/objets/facture' }));
    expect(await screen.findByTitle('Facture')).toHaveAttribute('src', '/objets/facture#view=FitH&navpanes=0');
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
