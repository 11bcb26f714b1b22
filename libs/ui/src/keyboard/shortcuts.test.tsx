import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlays/Dialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

function Desk({
  onValidate,
  isEnabled = true,
  hasDialog = false,
}: {
  onValidate: () => void;
  isEnabled?: boolean;
  hasDialog?: boolean;
}) {
  useShortcuts({ v: onValidate }, { isEnabled });
  return (
    <>
      <input aria-label="Recherche" />
      <Dialog isOpen={hasDialog} onClose={() => undefined} title="Confirmer">
        <button type="button">Oui</button>
      </Dialog>
    </>
  );
}

describe('useShortcuts', () => {
  it('does the act of a key, in either case', async () => {
    const onValidate = jest.fn();
    render(<Desk onValidate={onValidate} />);
    await userEvent.keyboard('v');
    await userEvent.keyboard('{Shift>}V{/Shift}');
    expect(onValidate).toHaveBeenCalledTimes(2);
  });

  it('rests while one types, with a modifier, behind a dialog, and when switched off', async () => {
    const onValidate = jest.fn();
    const { rerender } = render(<Desk onValidate={onValidate} />);
    await userEvent.type(screen.getByLabelText('Recherche'), 'vélo');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Control>}v{/Control}');
    rerender(<Desk onValidate={onValidate} isEnabled={false} />);
    await userEvent.keyboard('v');
    rerender(<Desk onValidate={onValidate} hasDialog />);
    await userEvent.keyboard('v');
    expect(onValidate).not.toHaveBeenCalled();
  });
});

describe('ShortcutsDialog', () => {
  it('lists the keys with their acts', () => {
    render(
      <ShortcutsDialog
        isOpen
        onClose={() => undefined}
        shortcuts={[{ keys: ['J', 'K'], act: 'Dossier suivant, précédent' }]}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Raccourcis clavier' })).toHaveTextContent(
      'Dossier suivant, précédentJK',
    );
  });
});
