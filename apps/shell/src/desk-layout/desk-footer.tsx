import { legalTextPlaces } from '@alveole/domain';
import { Link } from '@alveole/router';
import type { ReactNode } from 'react';
import classes from './desk-layout.module.css';
import { texts } from './desk-layout.text.ts';

export function DeskFooter(): ReactNode {
  return (
    <footer className={classes.footer}>
      {legalTextPlaces.map(({ id, page, name }) => (
        <Link key={id} to={`/${page}`}>
          {name}
        </Link>
      ))}
      <span>{texts.copyright}</span>
    </footer>
  );
}
