import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Contents } from './Contents.tsx';

function Shop({ onNext }: { onNext: () => void }) {
  return (
    <>
      <p>Le Guidon</p>
      <button onClick={onNext}>Suivant</button>
    </>
  );
}

function Profile() {
  const [open, setOpen] = useState<string | undefined>('shop');
  return (
    <Contents
      label="Votre dossier"
      open={open}
      onOpen={setOpen}
      sections={[
        { id: 'shop', title: 'Établissement', children: <Shop onNext={() => setOpen('bank')} /> },
        {
          id: 'bank',
          title: 'Banque',
          mark: { tone: 'red', text: '1 point à corriger' },
          children: <input aria-label="IBAN" />,
        },
      ]}
    />
  );
}

describe('a table of contents', () => {
  it('draws the open section only, under its title', () => {
    render(<Profile />);
    expect(screen.getByRole('region', { name: 'Établissement' })).toHaveTextContent('Le Guidon');
    expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
  });

  it('opens one section at a time, by keyboard too, and tells what is marked', async () => {
    render(<Profile />);
    const line = screen.getByRole('button', { name: 'Banque 1 point à corriger' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    line.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeVisible();
    expect(screen.getByText('Le Guidon')).not.toBeVisible();
    expect(line).toHaveFocus();
  });

  it('gives the focus to the line of the section that a press in another one opened', async () => {
    render(<Profile />);
    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    expect(screen.getByRole('button', { name: /^Banque/ })).toHaveFocus();
  });

  it('keeps what a closed section holds', async () => {
    render(<Profile />);
    await userEvent.click(screen.getByRole('button', { name: /^Banque/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'FR76');
    await userEvent.click(screen.getByRole('button', { name: 'Établissement' }));
    await userEvent.click(screen.getByRole('button', { name: /^Banque/ }));
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('FR76');
  });

  it('closes the open section again', async () => {
    render(<Profile />);
    await userEvent.click(screen.getByRole('button', { name: 'Établissement' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
