import { ActionBar, Button } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MendAct } from './use-mend-file.ts';
import classes from './send-bar.module.css';

export interface SendBarProps {
  /** What the button says. */
  readonly children: string;
  /** Why nothing can be sent yet; the button is disabled until then. */
  readonly withheld: string | undefined;
  /** What is to be done first, in the place of the button. */
  readonly mend?: MendAct | undefined;
}

/** The button that sends a form, and beside it why it cannot be pressed yet. */
export function SendBar({ children, withheld, mend }: SendBarProps): ReactNode {
  const reasonId = useId();
  if (mend)
    return (
      <ActionBar>
        <Button variant="accent" size="l" onPress={mend.onPress}>
          {mend.label}
        </Button>
      </ActionBar>
    );
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
