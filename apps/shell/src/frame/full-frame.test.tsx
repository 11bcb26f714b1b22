import { demonstrationProgramme } from '@alveole/domain';
import { MemoryRouter } from '@alveole/router/static';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullFrame } from './full-frame.lazy.tsx';
import type { LoadFrame } from './full-frame.lazy.tsx';
import type { FullFrameProps } from './full-frame.tsx';

const lost = () => Promise.reject(new Error('Loading chunk 583 failed.'));
const found = async () => ({ FullFrame: ({ children }: FullFrameProps) => <main>{children}</main> });

function open(load: LoadFrame) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fromLostShell = jest.fn(async () => false);
  const config = { programme: demonstrationProgramme };
  const parts = { config, recovery: { fromLostShell } } as unknown as FullFrameProps['parts'];
  const session = {} as FullFrameProps['session'];
  render(
    <MemoryRouter>
      <FullFrame {...{ parts, session, load }} path="/auth/particulier/aide">
        <p>La page</p>
      </FullFrame>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), fromLostShell };
}

afterEach(() => jest.restoreAllMocks());

describe('the frame of a page', () => {
  it('hides that a file was lost once', async () => {
    open(jest.fn(found).mockImplementationOnce(lost));
    expect(await screen.findByText('La page')).toBeInTheDocument();
  });

  it('keeps header and footer when its file is gone, says so and tries again', async () => {
    const load = jest.fn(found).mockImplementationOnce(lost).mockImplementationOnce(lost);
    const { user } = open(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette partie du site est momentanément indisponible.');
    expect(screen.getByRole('link', { name: 'Faire réparer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('La page')).toBeInTheDocument();
  });

  it('says that the network is gone, and comes by itself once it is back', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(found).mockImplementationOnce(lost).mockImplementationOnce(lost);
    open(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('Vous êtes hors connexion.');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('La page')).toBeInTheDocument();
  });
});
