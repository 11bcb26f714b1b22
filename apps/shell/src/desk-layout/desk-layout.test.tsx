import type { SessionView } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { DeskLayout } from './desk-layout.tsx';

it('lets the focus hold the menu open until it has led to another page', async () => {
  const { user } = renderScreen(
    <DeskLayout
      session={{ role: 'ADM', userName: 'Camille Martin' } as SessionView}
      programmeName="Vélo & Cie"
      onSignOut={() => undefined}
    >
      {null}
    </DeskLayout>,
    { at: '/admin/dashboard' },
  );
  const menu = screen.getByRole('complementary');
  expect(menu).toHaveAttribute('data-entered', 'false');
  screen.getByRole('link', { name: 'Réparations' }).focus();
  expect(await screen.findByRole('complementary')).toHaveAttribute('data-entered', 'true');
  await user.keyboard('{Enter}');
  expect(menu).toHaveAttribute('data-entered', 'false');
  await user.tab();
  expect(menu).toHaveAttribute('data-entered', 'true');
});
