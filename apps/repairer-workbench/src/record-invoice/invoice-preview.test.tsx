import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { InvoicePreview } from './invoice-preview.tsx';

// jsdom makes no addresses of files.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

describe('the preview of a chosen invoice', () => {
  it.each(['application/pdf', 'image/jpeg'])(
    'shows a file of %s in our own viewer to whoever asks, and takes no room before',
    async (type) => {
      const { user } = renderScreen(<InvoicePreview file={new File(['x'], 'facture', { type })} />);
      expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Relire la facture' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Aperçu de la facture' }));
      expect(dialog.getByRole('toolbar', { name: 'Affichage\u00a0: Aperçu de la facture' })).toBeInTheDocument();
    },
  );
});
