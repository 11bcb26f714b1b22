import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import classes from './StatusBadge.module.css';

export type StatusTone = 'green' | 'orange' | 'red' | 'purple' | 'grey' | 'black';

const icons: Readonly<Record<StatusTone, IconName>> = {
  green: 'check',
  orange: 'clock',
  red: 'alert',
  purple: 'reply',
  grey: 'minus',
  black: 'lock',
};

export interface StatusBadgeProps {
  tone: StatusTone;
  /** The status in words, as specified. */
  children: string;
  /** Another icon than the tone's own. */
  icon?: IconName;
  /** A detail that is told on pointing at it; whatever counts stands in words elsewhere too. */
  title?: string;
  /** A long text runs over lines where there is no room for one. */
  isWrapping?: boolean;
}

/** A status: colour, icon and word together, never colour alone. */
export function StatusBadge({ tone, children, icon = icons[tone], title, isWrapping = false }: StatusBadgeProps) {
  return (
    <span className={clsx(classes.badge, classes[tone])} title={title} data-wrapping={isWrapping || undefined}>
      <Icon name={icon} size="s" />
      <span>{children}</span>
    </span>
  );
}
