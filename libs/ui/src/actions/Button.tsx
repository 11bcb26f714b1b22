import type { MouseEvent, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { Kbd } from './Kbd.tsx';
import classes from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid' | 'accent';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonAppearance {
  /** `accent` is the one thing to do next; `primary` the main act of a form or panel. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Takes the whole width: the main action on a phone, the stacked decisions of the desk. */
  isWide?: boolean;
}

export interface ButtonProps extends ButtonAppearance {
  children?: ReactNode;
  /** Names a button that shows its icon alone. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** It unfolds something below it, which is open or not. */
  'aria-expanded'?: boolean;
  type?: 'button' | 'submit' | 'reset';
  /** The work is under way: the button stays focusable, refuses presses and says so. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The key that does the same, shown at the end of the button; bind it with `useShortcuts`. */
  shortcut?: string;
  autoFocus?: boolean;
  /** The id of the form it submits, when it stands outside of it. */
  form?: string;
  name?: string;
  value?: string;
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button: a verb, and what happens next. The browser's own, so that a page of buttons and words loads no more. */
export function Button(props: ButtonProps) {
  const { children, variant, size, icon, isWide, isPending, isDisabled, shortcut, onPress, type, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      aria-keyshortcuts={shortcut}
      onClick={isPending ? refusePress : () => onPress?.()}
      className={buttonClass({ variant, size, isWide, isIconOnly: !children })}
    >
      {isPending ? <Waiting /> : null}
      {icon && !isPending ? <Icon name={icon} /> : null}
      {children ? <span className={classes.text}>{children}</span> : null}
      {shortcut ? <Kbd isDecorative>{shortcut}</Kbd> : null}
    </button>
  );
}

/** A pending button keeps the focus, so it is not `disabled`; its form must not be sent a second time. */
const refusePress = (event: MouseEvent): void => event.preventDefault();

function Waiting() {
  return <span role="progressbar" aria-label="En cours" className={classes.spinner} />;
}

/** The classes of a button's look, for what is a link in a button's dress. */
export function buttonClass({
  variant = 'secondary',
  size = 'm',
  isWide,
  isIconOnly,
}: Omit<ButtonAppearance, 'icon'> & { isIconOnly?: boolean }): string {
  return clsx(classes.button, classes[variant], classes[size], isWide && classes.wide, isIconOnly && classes.iconOnly);
}
