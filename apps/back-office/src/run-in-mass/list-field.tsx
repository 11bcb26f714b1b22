import { formatCount, TextArea, Upload } from '@alveole/ui';
import type { UploadedFile } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './run-in-mass.text.ts';
import { firstColumn, linesIn } from './typed-lines.ts';

/** Five thousand lines of a file with many columns. */
const maxBytes = 2_000_000;
const kinds = ['text/csv', 'text/plain'] as const;

export interface ListFieldProps {
  readonly hint: string;
  readonly lines: string;
  readonly fault: string | undefined;
  readonly onChange: (lines: string) => void;
}

/** A list that is pasted, or read from a file: what was read stands in the field, where it can be looked at and mended. */
export function ListField({ hint, lines, fault, onChange }: ListFieldProps): ReactNode {
  const { length } = linesIn(lines);
  const take = (read: readonly UploadedFile<string>[]): void => {
    const last = read.at(-1);
    if (last !== undefined) onChange(last.result);
  };
  return (
    <>
      <TextArea label={texts.lines} hint={hint} rows={8} value={lines} error={fault} onChange={onChange} />
      <p role="status">{length === 0 ? null : formatCount(length, 'ligne')}</p>
      <Upload
        label={texts.file}
        hint={texts.fileHint}
        accept={kinds}
        maxBytes={maxBytes}
        upload={async (file) => firstColumn(await file.text()).join('\n')}
        describeError={() => texts.fileFailed}
        onChange={take}
      />
    </>
  );
}
