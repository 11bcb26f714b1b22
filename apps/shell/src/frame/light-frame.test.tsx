import { demonstrationProgramme } from '@alveole/domain';
import { MemoryRouter } from '@alveole/router/static';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNotifier } from '../notices/notifier.ts';
import { LightFrame } from './light-frame.tsx';
import type { LoadNotices } from './light-frame.tsx';

/** Stands for the kit's own notices, which only a browser loads in good time. */
const found: LoadNotices = async () => ({
  LightNotices: ({ notices }) => (
    <section aria-label="Notifications">
      {notices.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  ),
});
const lost: LoadNotices = () => Promise.reject(new Error('Loading chunk 271 failed.'));

function open(load: LoadNotices) {
  const notifier = createNotifier();
  render(
    <MemoryRouter>
      <LightFrame notifier={notifier} programme={demonstrationProgramme} load={load}>
        <p>La page</p>
      </LightFrame>
    </MemoryRouter>,
  );
  const tell = (text: string) => act(async () => notifier.notify({ tone: 'success', text }));
  return { tell, user: userEvent.setup() };
}

const pageStands = () => expect(screen.getByText('La page')).toBeInTheDocument();

describe('the notices of a light page', () => {
  it('show as those of every other page', async () => {
    const { tell } = open(found);
    await tell('Votre message est parti');
    expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent('Votre message est parti');
  });

  it('are told in plain words when what shows them cannot be loaded, and the page stands', async () => {
    const { tell, user } = open(lost);
    await tell('Votre message est parti');
    expect(await screen.findByRole('status')).toHaveTextContent('Votre message est parti');
    pageStands();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Votre message est parti')).not.toBeInTheDocument();
  });

  it('are asked for again with the next one, which alone shows then', async () => {
    const { tell } = open(jest.fn(found).mockImplementationOnce(lost));
    await tell('Le premier');
    expect(await screen.findByRole('status')).toHaveTextContent('Le premier');
    await tell('Le second');
    expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent(/^Le second$/);
    expect(screen.getByRole('status')).toHaveTextContent(/^Le premier$/);
    pageStands();
  });
});
