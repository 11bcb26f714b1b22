import type { ReactNode } from 'react';
import { legalDocuments } from '../layout/legal-documents.ts';
import classes from './desk-layout.module.css';
import { texts } from './desk-layout.text.ts';

export function DeskFooter(): ReactNode {
  return (
    <footer className={classes.footer}>
      {legalDocuments.map(({ file, name }) => (
        <a key={file} href={file}>
          {name}
        </a>
      ))}
      <span>{texts.copyright}</span>
    </footer>
  );
}
