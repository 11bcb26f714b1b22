import { ActionBar, Button } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './send-bar.module.css';

export interface SendBarProps {
  /** What the button says. */
  readonly children: string;
  /** Why nothing can be sent yet; the button is disabled until then. */
  readonly withheld: string | undefined;
}

/** The button that sends a form, and beside it why it cannot be pressed yet. */
export function SendBar({ children, withheld }: SendBarProps): ReactNode {
  const reasonId = useId();
  return (
    <ActionBar>
      <Button
        type="submit"
        variant="accent"
        size="l"
        isDisabled={withheld !== undefined}
        aria-describedby={withheld ? reasonId : undefined}
      >
        {children}
      </Button>
      {withheld ? (
        <p id={reasonId} className={classes.reason}>
          {withheld}
        </p>
      ) : null}
    </ActionBar>
  );
}
