import { ActionBar, Button, Notice } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MendAct } from './use-mend-file.ts';
import classes from './send-bar.module.css';

export interface SendBarProps {
  /** What the button says. */
  readonly children: string;
  /** What the button does where no form around it is sent. */
  readonly onPress?: (() => void) | undefined;
  /** Why nothing can be sent yet; the button is disabled until then. */
  readonly withheld: string | undefined;
  /** Once something has left, the button is not disabled any more: a disabled one lets the focus fall to the body. */
  readonly isThrough?: boolean;
  /** What is to be done first, in the place of the button. */
  readonly mend?: MendAct | undefined;
  readonly isPending?: boolean;
  /** Why what was sent is refused; stands beside the button, and is read out. */
  readonly refusal?: string | undefined;
  /** Beside the button: leaves all as it is. */
  readonly cancel?: MendAct | undefined;
  /** What stays in sight at the end of the bar. */
  readonly aside?: ReactNode;
}

/** The button that sends a form or closes a file, and beside it why it cannot be pressed yet, or was refused. */
export function SendBar({
  children,
  onPress,
  withheld,
  isThrough = false,
  mend,
  isPending = false,
  refusal,
  cancel,
  aside,
}: SendBarProps): ReactNode {
  const reasonId = useId();
  if (mend)
    return (
      <ActionBar>
        <Button variant="accent" size="l" onPress={mend.onPress} aria-describedby={mend.reason ? reasonId : undefined}>
          {mend.label}
        </Button>
        <Cancel cancel={cancel} />
        {mend.reason === undefined ? null : (
          <p id={reasonId} className={classes.reason}>
            {mend.reason}
          </p>
        )}
        {aside}
      </ActionBar>
    );
  return (
    <ActionBar>
      <Button
        type={onPress ? 'button' : 'submit'}
        variant="accent"
        size="l"
        onPress={onPress}
        isPending={isPending}
        isDisabled={withheld !== undefined && !isThrough}
        aria-describedby={withheld ? reasonId : undefined}
      >
        {children}
      </Button>
      <Cancel cancel={cancel} />
      {withheld ? (
        <p id={reasonId} className={classes.reason}>
          {withheld}
        </p>
      ) : null}
      <div role="alert" className={classes.refusal}>
        {refusal === undefined ? null : <Notice tone="danger">{refusal}</Notice>}
      </div>
      {aside}
    </ActionBar>
  );
}

function Cancel({ cancel }: Pick<SendBarProps, 'cancel'>): ReactNode {
  return cancel ? (
    <Button size="l" onPress={cancel.onPress}>
      {cancel.label}
    </Button>
  ) : null;
}
