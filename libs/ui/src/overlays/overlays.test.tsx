import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActs } from './DialogActs.tsx';
import { Drawer } from './Drawer.tsx';

function WithDialog({ isGuarded = false }: { isGuarded?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Demander un complément"
        isGuarded={isGuarded}
        footer={<Button>Envoyer la demande</Button>}
      >
        <TextField label="Ce qui manque" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title, keeps the focus inside and gives it back', async () => {
    render(<WithDialog />);
    const opener = screen.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Demander un complément' });
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is closed by its cross', async () => {
    render(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not closed by Escape while it holds something unsaved', async () => {
    render(<WithDialog isGuarded />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('Dialog with something typed', () => {
  const show = (isUnsaved: boolean) => {
    const onClose = jest.fn();
    render(
      <Dialog isOpen onClose={onClose} title="Corriger" isUnsaved={isUnsaved}>
        <TextField label="Ce qui manque" />
      </Dialog>,
    );
    return onClose;
  };

  it.each(['Escape', 'its cross'])('asks before it is closed by %s, and keeps what was typed', async (way) => {
    const onClose = show(true);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer la saisie' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Corriger' })).toBeVisible();
  });

  it('closes a dialog with unsaved text once its question is answered', async () => {
    const onClose = show(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner la saisie' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes a dialog by Escape without a question while nothing was typed', async () => {
    const onClose = show(false);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('Drawer', () => {
  it('is a dialog at the side', async () => {
    const onClose = jest.fn();
    render(
      <Drawer isOpen onClose={onClose} title="Filtres">
        Contenu
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Filtres' })).toHaveTextContent('Contenu');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('is out of sight from the press that closes a drawer until it is taken from the page', async () => {
    let finishClosing = (): void => undefined;
    const closing = new Promise<void>((resolve) => (finishClosing = resolve));
    render(
      <Drawer isOpen onClose={() => closing} title="Filtres">
        Contenu
      </Drawer>,
    );
    const veil = () => screen.getByRole('dialog', { name: 'Filtres' }).closest('.veil');
    expect(veil()).not.toHaveClass('leaving');
    await userEvent.keyboard('{Escape}');
    expect(veil()).toHaveClass('leaving');
    await act(async () => finishClosing());
    expect(veil()).not.toHaveClass('leaving');
  });
});

describe('ConfirmDialog', () => {
  const show = (more: Partial<ConfirmDialogProps> = {}) => {
    const props: ConfirmDialogProps = {
      isOpen: true,
      onClose: jest.fn(),
      title: 'Valider ce dossier ?',
      consequence: 'Le réparateur recevra un courriel.',
      confirmLabel: 'Valider',
      onConfirm: jest.fn(),
      ...more,
    };
    render(<ConfirmDialog {...props} />);
    return props;
  };

  it('names the consequence of the act', () => {
    show();
    expect(screen.getByRole('alertdialog', { name: 'Valider ce dossier ?' })).toHaveAccessibleDescription(
      'Le réparateur recevra un courriel.',
    );
  });

  it('does it and closes', async () => {
    const { onConfirm, onClose } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does nothing when one gives up', async () => {
    const { onConfirm, onClose } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits for the work, and takes no second press', async () => {
    let finish = () => undefined as void;
    const { onConfirm, onClose } = show({
      onConfirm: jest.fn(() => new Promise<void>((resolve) => (finish = resolve))),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    await userEvent.click(screen.getByRole('button', { name: /Valider/ }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('stays with the reason when the act fails', async () => {
    const { onClose } = show({
      onConfirm: () => Promise.reject(new Error('E_CONFLICT')),
      describeError: () => 'Ce dossier a changé entre-temps.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('Ce dossier a changé entre-temps.')).toBeVisible();
    expect(screen.queryByText(/E_CONFLICT/)).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the acts of a dialog', () => {
  it('sends the form of a dialog by its act, and offers the way out beside it', async () => {
    const [onSubmit, onCancel] = [jest.fn((event: { preventDefault(): void }) => event.preventDefault()), jest.fn()];
    render(
      <Dialog
        isOpen
        onClose={onCancel}
        title="Reçu"
        footer={<DialogActs label="Envoyer" form="receipt" onCancel={onCancel} />}
      >
        <form id="receipt" onSubmit={onSubmit} aria-label="Reçu" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('refuses the way out of a dialog while its act is under way', async () => {
    const onPress = jest.fn();
    render(<DialogActs label="Supprimer" variant="danger" onPress={onPress} onCancel={jest.fn()} isPending />);
    await userEvent.click(screen.getByRole('button', { name: /Supprimer/ }));
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  });
});
