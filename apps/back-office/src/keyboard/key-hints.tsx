import { Button, Kbd, ShortcutsDialog, useShortcuts } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './key-hints.module.css';
import { texts } from './key-hints.text.ts';
import type { KeyPreference } from './use-key-preference.ts';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly act: string;
}

export interface KeyHintsProps {
  readonly hints: readonly KeyHint[];
  readonly preference: KeyPreference;
}

/** The keys of the page at its foot, the switch that turns them off, and the whole list behind `?`. */
export function KeyHints({ hints, preference }: KeyHintsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) }, { isEnabled: preference.isOn });
  const all = [...hints, texts.help];
  return (
    <div className={classes.hints}>
      {preference.isOn ? (
        <p className={classes.line}>
          {all.map(({ keys, act }) => (
            <span key={act} className={classes.hint}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {act}
            </span>
          ))}
        </p>
      ) : null}
      <Button variant="quiet" size="s" onPress={() => preference.change(!preference.isOn)}>
        {preference.isOn ? texts.switchOff : texts.switchOn}
      </Button>
      <ShortcutsDialog isOpen={isOpen} onClose={() => setOpen(false)} shortcuts={all} />
    </div>
  );
}
