import { useHref } from '@alveole/router';
import type { ReactNode } from 'react';
import { legalDocuments } from '../layout/legal-documents.ts';
import classes from './desk-layout.module.css';
import { words } from './desk-layout.text.ts';

export function DeskFooter(): ReactNode {
  const home = useHref('/');
  return (
    <footer className={classes.footer}>
      {legalDocuments.map(({ file, name }) => (
        <a key={file} href={`${home}${file}`}>
          {name}
        </a>
      ))}
      <span>{words.copyright}</span>
    </footer>
  );
}
