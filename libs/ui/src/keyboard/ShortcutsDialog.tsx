import { Kbd } from '../actions/Kbd.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import classes from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  shortcuts: readonly { keys: readonly string[]; act: string }[];
}

/** The keys of the page and what they do; `?` opens it. */
export function ShortcutsDialog({ isOpen, onClose, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Raccourcis clavier">
      <dl className={classes.list}>
        {shortcuts.map(({ keys, act }) => (
          <div key={act} className={classes.line}>
            <dt>{act}</dt>
            <dd className={classes.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
