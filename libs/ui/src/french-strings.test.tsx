import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { ComboBox } from './fields/ComboBox.tsx';
import { Drawer } from './overlays/Drawer.tsx';

const brands = [
  { value: 'Giant', label: 'Giant' },
  { value: 'Gitane', label: 'Gitane' },
];

describe('the strings of react-aria in French', () => {
  it('name the hidden button that closes a drawer « Fermer »', () => {
    render(
      <I18nProvider locale="fr-FR">
        <Drawer isOpen onClose={() => undefined} title="Lot de mars">
          <p>Deux dossiers</p>
        </Drawer>
      </I18nProvider>,
    );
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(new Set(names)).toEqual(new Set(['Fermer']));
    expect(names.length).toBeGreaterThan(1);
  });

  it.each([
    ['Gi', '2 suggestions disponibles.'],
    ['Gia', '1 suggestion disponible.'],
  ])('announce how many suggestions are left after « %s »', async (typed, announcement) => {
    render(
      <I18nProvider locale="fr-FR">
        <ComboBox label="Marque" options={brands} value={null} onChange={() => undefined} />
      </I18nProvider>,
    );
    await userEvent.type(screen.getByRole('combobox'), typed);
    expect(await screen.findByText(announcement)).toBeInTheDocument();
  });
});
