import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import classes from './light.module.css';

export interface LightButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly variant?: 'plain' | 'primary' | 'accent';
  readonly isLarge?: boolean;
  readonly isWide?: boolean;
  /** Its act is under way: it keeps the focus and answers to nothing. */
  readonly isPending?: boolean;
}

/** A button that needs no kit. */
export function LightButton(props: LightButtonProps) {
  const {
    variant = 'plain',
    isLarge = false,
    isWide = false,
    isPending = false,
    onClick,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={isPending ? 'button' : type}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={clsx(classes.button, classes[variant], isLarge && classes.large, isWide && classes.wide)}
    />
  );
}
