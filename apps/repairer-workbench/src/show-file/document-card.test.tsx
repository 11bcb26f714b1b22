import { mediaRoutes } from '@alveole/contracts/media';
import { renderScreen } from '@alveole/testing/browser';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { DocumentCard } from './document-card.tsx';

function show(name: string) {
  const { api } = atCounter();
  const { container } = renderScreen(<DocumentCard api={api} name={name} title="Photo du vélo" detail="Ajoutée" />);
  return { api, picture: () => container.querySelector('img') };
}

describe('the card of a deposited document', () => {
  it('shows a picture small, as an ornament beside its name', async () => {
    const { picture } = show('accepted/entity-1/photo.jpg');
    await waitFor(() => expect(picture()).toHaveAttribute('src', 'https://objets.exemple/facture'));
    expect(picture()).toHaveAttribute('alt', '');
  });

  it('asks for no address of a PDF that nobody opens', async () => {
    const { api, picture } = show('accepted/entity-1/facture.pdf');
    expect(await screen.findByText('PDF')).toBeInTheDocument();
    expect(picture()).toBeNull();
    expect(api.callsOf(mediaRoutes.readMedia)).toEqual([]);
  });

  it('falls back to its sign when the picture cannot be had', async () => {
    const { picture } = show('accepted/entity-1/photo.jpg');
    await waitFor(() => expect(picture()).not.toBeNull());
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
    expect(screen.getByRole('button', { name: /^Voir/ })).toBeEnabled();
  });
});
