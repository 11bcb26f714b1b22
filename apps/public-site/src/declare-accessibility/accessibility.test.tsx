import { demonstrationProgramme } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { AccessibilityPage } from './accessibility-page.tsx';

function openPage(own = {}) {
  const props = fakeRemoteProps();
  const programme = { ...demonstrationProgramme, ...own };
  renderScreen(<AccessibilityPage {...props} config={{ ...props.config, programme }} />);
}

it('says honestly how far one is, and what does not work yet', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeInTheDocument();
  expect(screen.getByText(/Aucun audit extérieur.*déclaré non conforme/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Ce qui n’est pas encore accessible' })).toBeInTheDocument();
});

it('says whose service it is and whom to write to, as the installation tells it', () => {
  openPage({
    name: 'Vélo & Cie',
    contacts: { citizens: 'tous@velo.example', professionals: 'pro@velo.example', associations: 'asso@velo.example' },
  });
  expect(screen.getByText(/^Vélo & Cie s’adresse à tout le monde/)).toBeInTheDocument();
  for (const mail of ['pro@velo.example', 'asso@velo.example'])
    expect(screen.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
});
