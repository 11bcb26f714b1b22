import { Icon } from '@alveole/ui/icon';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './verify-log.module.css';

export interface KeptFileFieldProps<Content> {
  readonly words: {
    /** Opens the field. */
    readonly summary: string;
    readonly hint: string;
    readonly choose: string;
    readonly fault: string;
  };
  readonly accept: string;
  /** What a file holds; undefined where it is another one. */
  readonly contentIn: (text: string) => Content | undefined;
  readonly onContent: (content: Content | undefined) => void;
}

/** Takes a file that the log is compared with; without one nothing is missing. */
export function KeptFileField<Content>(props: KeptFileFieldProps<Content>): ReactNode {
  const { words, accept, contentIn, onContent } = props;
  const id = useId();
  const [fileName, setFileName] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    const content = file && contentIn(await textOf(file));
    setFaulty(file !== undefined && content === undefined);
    setFileName(file?.name ?? '');
    onContent(content);
  };
  return (
    <details className={classes.compare}>
      <summary>{words.summary}</summary>
      <p id={`${id}-hint`} className={classes.soft}>
        {words.hint}
      </p>
      <label className={classes.choose}>
        <input
          type="file"
          className="visually-hidden"
          accept={accept}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Icon name="upload" size="s" />
        <span>{words.choose}</span>
      </label>
      <p role="status" className={classes.fileName}>
        {fileName ? <span>{fileName}</span> : null}
      </p>
      {isFaulty ? (
        <p id={`${id}-error`} className={classes.fault}>
          <Icon name="alert" size="s" />
          <span>{words.fault}</span>
        </p>
      ) : null}
    </details>
  );
}

/** Each byte counts for the hash of a file, its mark at the beginning too. */
function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}
