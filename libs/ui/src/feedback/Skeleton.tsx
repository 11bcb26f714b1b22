import { clsx } from 'clsx';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** What is being loaded, for assistive tools. */
  label?: string;
  /** How many blocks stand under one another. */
  count?: number;
  /** The height of what will come: a line of text, a row of a list, a card, a picture. */
  shape?: 'line' | 'row' | 'card' | 'picture';
}

/** What stands for what is being loaded, at its height, so that nothing jumps. */
export function Skeleton({ label = 'Chargement en cours', count = 1, shape = 'line' }: SkeletonProps) {
  return (
    <div role="status" aria-busy className={classes.skeleton}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden className={clsx(classes.block, classes[shape])} />
      ))}
    </div>
  );
}
