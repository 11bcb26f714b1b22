import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { whenOpened } from './when-opened.tsx';
import type { OpenedProps } from './when-opened.tsx';

const Question = ({ isOpen, onClose }: OpenedProps) =>
  isOpen ? (
    <div role="dialog" aria-label="Question">
      <button onClick={onClose}>Non</button>
    </div>
  ) : null;

function show(load: () => Promise<ComponentType<OpenedProps>>) {
  const Part = whenOpened(load);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Supprimer</button>
        <Part isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  };
  render(<Page />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a dialog that loads when it is opened', () => {
  it('loads no dialog while nobody touches the page', () => {
    const load = jest.fn(async () => Question);
    show(load);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['the pointer moves', (user: ReturnType<typeof show>) => user.hover(button('Supprimer'))],
    ['a key is pressed', (user: ReturnType<typeof show>) => user.tab()],
  ])('loads once %s on the page, and shows nothing yet', async (_, touch) => {
    const load = jest.fn(async () => Question);
    const user = show(load);
    await touch(user);
    await touch(user);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a dialog by a press that came before its file, once the file is there', async () => {
    let arrive: (part: typeof Question) => void = () => undefined;
    const user = show(() => new Promise((resolve) => (arrive = resolve)));
    await user.click(button('Supprimer'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    arrive(Question);
    expect(await screen.findByRole('dialog', { name: 'Question' })).toBeInTheDocument();
    await user.click(button('Non'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that the file of a dialog could not be loaded, and opens it by the retry', async () => {
    const lost = () => Promise.reject(new Error('Loading chunk 31 failed.'));
    const load = jest.fn(async (): Promise<typeof Question> => Question);
    load.mockImplementationOnce(lost).mockImplementationOnce(lost);
    const user = show(load);
    await user.click(button('Supprimer'));
    expect(await screen.findByText(/Cette fenêtre n’a pas pu s’ouvrir/)).toBeInTheDocument();
    await user.click(button('Réessayer'));
    expect(await screen.findByRole('dialog', { name: 'Question' })).toBeInTheDocument();
  });
});
