import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { AccessibilityPage } from './accessibility-page.tsx';

it('says honestly how far one is, what does not work yet, and whom to write to', () => {
  renderScreen(<AccessibilityPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeInTheDocument();
  expect(screen.getByText(/Aucun audit extérieur.*déclaré non conforme/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Ce qui n’est pas encore accessible' })).toBeInTheDocument();
  for (const mail of ['professionnels@alveole.example', 'collectivites@alveole.example'])
    expect(screen.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
});
