import type { SignedHead } from '@alveole/transparency';
import { Icon } from '@alveole/ui/icon';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { keptHeadIn } from './kept-head.ts';
import classes from './verify-log.module.css';
import { texts } from './verify-log.text.ts';

/** Takes the head that was kept from an earlier verification; without one nothing is missing. */
export function KeptHeadField({ onHead }: { readonly onHead: (head: SignedHead | undefined) => void }): ReactNode {
  const id = useId();
  const [fileName, setFileName] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    const head = file && keptHeadIn(await textOf(file));
    setFaulty(file !== undefined && head === undefined);
    setFileName(file?.name ?? '');
    onHead(head);
  };
  return (
    <details className={classes.compare}>
      <summary>{texts.compare}</summary>
      <p id={`${id}-hint`} className={classes.soft}>
        {texts.olderHeadHint}
      </p>
      <label className={classes.choose}>
        <input
          type="file"
          className="visually-hidden"
          accept="application/json,.json"
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Icon name="upload" size="s" />
        <span>{texts.olderHead}</span>
      </label>
      <p role="status" className={classes.fileName}>
        {fileName ? <span>{fileName}</span> : null}
      </p>
      {isFaulty ? (
        <p id={`${id}-error`} className={classes.fault}>
          <Icon name="alert" size="s" />
          <span>{texts.olderHeadFault}</span>
        </p>
      ) : null}
    </details>
  );
}

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}
