import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { act, screen } from '@testing-library/react';
import { createNotifier } from '../notices/notifier.ts';
import { asksForDeveloped } from './asks-for-developed.ts';
import { startDevelopment } from './start-development.tsx';

const open = async (address: string, development?: boolean) => {
  history.replaceState(null, '', address);
  const notifier = createNotifier();
  const config = { ...demonstrationConfig, development };
  await act(() => startDevelopment({ config, notifier }));
  const notices: string[] = [];
  notifier.attach(({ text }) => notices.push(text));
  return notices;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});

describe('a tab that asks for a remote under development', () => {
  it('says so on the page and no longer in the address', async () => {
    expect(await open('/admin?remote=back_office@http://localhost:8184&onglet=2', true)).toEqual([]);
    const notice = screen.getByRole('complementary', { name: 'Module de développement' });
    expect(notice).toHaveTextContent('back_office (http://localhost:8184)');
    expect(location.href).toMatch(/\/admin\?onglet=2$/);
    expect(asksForDeveloped(location.search, sessionStorage)).toBe(true);
  });

  it('is refused where nobody develops, before anything is asked of that address', async () => {
    const notices = await open('/admin?remote=back_office@http://localhost:8184');
    expect(notices).toEqual(['Module de développement refusé : cette adresse n’est pas acceptée ici.']);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
    expect(asksForDeveloped(location.search, sessionStorage)).toBe(false);
  });
});
