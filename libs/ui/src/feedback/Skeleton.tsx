import { clsx } from 'clsx';
import { Grid } from '../layout/Grid.tsx';
import type { GridProps } from '../layout/Grid.tsx';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** What is being loaded, for assistive tools. */
  label?: string;
  /** How many blocks stand under one another. */
  count?: number;
  /** The height of what will come: a line of text, a row of a list, a card, a picture, a document in its viewer. */
  shape?: 'line' | 'row' | 'card' | 'picture' | 'document';
  /** What will come stands side by side, as in a `Grid` of these columns. */
  columns?: GridProps['columns'];
}

/** What stands for what is being loaded, at its height, so that nothing jumps. */
export function Skeleton({ label = 'Chargement en cours', count = 1, shape = 'line', columns }: SkeletonProps) {
  const blocks = Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden className={clsx(classes.block, classes[shape])} />
  ));
  return (
    <div role="status" aria-busy className={classes.skeleton}>
      <span className="visually-hidden">{label}</span>
      {columns === undefined ? blocks : <Grid columns={columns}>{blocks}</Grid>}
    </div>
  );
}
