import { demonstrationProgramme } from '@alveole/domain';
import { MemoryRouter } from '@alveole/router/static';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublicLayout } from './public-layout.tsx';

function open(own = {}) {
  render(
    <MemoryRouter initialEntries={['/auth/particulier']}>
      <PublicLayout programme={{ ...demonstrationProgramme, ...own }}>
        <h1>La page</h1>
      </PublicLayout>
    </MemoryRouter>,
  );
}

const linksOf = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('around every public page', () => {
  it('the header leads to what a cyclist looks for, the questions among it', () => {
    open();
    expect(linksOf(within(screen.getByRole('navigation', { name: 'Navigation principale' })))).toEqual([
      ['Faire réparer', '/auth/particulier/faire-reparer'],
      ['Se remettre en selle', '/auth/particulier/remettre-en-selle'],
      ['Aide', '/auth/particulier/aide'],
      ['FAQ', '/auth/particulier/faq'],
    ]);
    expect(screen.getByRole('link', { name: 'Espace professionnel' })).toHaveAttribute('href', '/auth/login');
  });

  it('the contact menu opens on its addresses, that of citizens first', async () => {
    open();
    const menu = within(screen.getByRole('navigation', { name: 'Contact' }));
    await userEvent.click(menu.getByText('Contact'));
    expect(linksOf(menu)).toEqual([
      ['particuliers@alveole.example', 'mailto:particuliers@alveole.example'],
      ['professionnels@alveole.example', 'mailto:professionnels@alveole.example'],
      ['collectivites@alveole.example', 'mailto:collectivites@alveole.example'],
    ]);
    expect(menu.getByText(/Associations et collectivités/)).toBeInTheDocument();
  });

  it('the name and the addresses are those of the installation', async () => {
    open({
      name: 'Vélo & Cie',
      contacts: { citizens: 'tous@velo.example', professionals: 'pro@velo.example', associations: 'asso@velo.example' },
    });
    expect(screen.getByRole('link', { name: 'Vélo & Cie, accueil' })).toHaveTextContent('Vélo & Cie');
    const menu = within(screen.getByRole('navigation', { name: 'Contact' }));
    await userEvent.click(menu.getByText('Contact'));
    expect(linksOf(menu)).toEqual([
      ['tous@velo.example', 'mailto:tous@velo.example'],
      ['pro@velo.example', 'mailto:pro@velo.example'],
      ['asso@velo.example', 'mailto:asso@velo.example'],
    ]);
  });

  it('the footer says how accessible the service is', () => {
    open();
    expect(screen.getByRole('link', { name: /^Accessibilité/ })).toHaveAttribute(
      'href',
      '/auth/particulier/accessibilite',
    );
  });
});
