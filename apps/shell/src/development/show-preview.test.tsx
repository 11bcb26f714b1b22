import { act, screen } from '@testing-library/react';
import { showPreview } from './show-preview.tsx';

describe('a browser that opened the link of a preview', () => {
  it('reads on every page which version it sees, and may go back to what everybody gets', async () => {
    const entry = {
      name: 'back_office',
      paths: ['/admin/backend'],
      manifest: '/remotes/back_office/0a1b/mf-manifest.json',
      version: '0a1b',
      integrity: undefined,
    };
    await act(async () => showPreview(entry, '/base'));
    const notice = screen.getByRole('complementary', { name: 'Aperçu d’une version non publiée' });
    expect(notice).toHaveTextContent('back_office (0a1b)');
    expect(screen.getByRole('link', { name: 'Revenir aux modules publiés' })).toHaveAttribute(
      'href',
      '/base/apercu/fin',
    );
  });
});
