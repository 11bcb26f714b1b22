import { iconPaths, type IconName } from './paths.ts';
import classes from './Icon.module.css';
import { clsx } from 'clsx';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** What the icon says when no word stands beside it; without it the icon is decoration. */
  label?: string;
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** One icon of our set, in the colour of the text around it. */
export function Icon({ name, label, size = 'm', className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" className={clsx(classes.icon, classes[size], className)} {...naming}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
