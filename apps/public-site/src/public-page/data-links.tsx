import type { ReactNode } from 'react';
import classes from './data-links.module.css';

export interface DataLinksProps {
  readonly links: readonly { readonly name: string; readonly file: string }[];
}

/** Addresses of published data, for programs. */
export function DataLinks({ links }: DataLinksProps): ReactNode {
  return (
    <ul className={classes.data}>
      {links.map(({ name, file }) => (
        <li key={file}>
          <a href={file}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
