import { maxStaffNotes } from '@alveole/contracts/review';
import type { RemoteProps } from '@alveole/contracts';
import type { StaffNoteView } from '@alveole/contracts/review';
import { Button, formatDeskTime, Notice, Skeleton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { NoteForm } from './note-form.tsx';
import { texts } from './note-repair.text.ts';
import classes from './staff-notes.module.css';
import type { StaffNotes as Notes } from './use-staff-notes.ts';

export interface StaffNotesProps extends Pick<RemoteProps, 'notify'> {
  readonly fileNumber: string;
  readonly notes: Notes;
}

/** The notes of a file and the box for the next one; they stay off paper, which may leave the house. */
export function StaffNotes({ fileNumber, notes: { query, add }, notify }: StaffNotesProps): ReactNode {
  return (
    <div className="no-print">
      <Stack gap="200">
        <p className={classes.lead}>{texts.lead}</p>
        {query.isPending ? <Skeleton label={texts.loading} shape="row" count={2} /> : null}
        {query.isError ? (
          <Notice
            tone="warning"
            action={
              <Button size="s" isPending={query.isRefetching} onPress={() => void query.refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {texts.failed}
          </Notice>
        ) : null}
        {query.data ? <NoteList notes={query.data} /> : null}
        {query.data && query.data.length >= maxStaffNotes ? (
          <Notice>{texts.full(maxStaffNotes)}</Notice>
        ) : (
          <NoteForm fileNumber={fileNumber} add={add} onAdded={() => notify({ tone: 'success', text: texts.added })} />
        )}
      </Stack>
    </div>
  );
}

function NoteList({ notes }: { readonly notes: readonly StaffNoteView[] }): ReactNode {
  if (notes.length === 0) return <p>{texts.empty}</p>;
  return (
    <ol className={classes.notes} aria-label={texts.tab}>
      {notes.map(({ noteId, authorName, at, text }) => (
        <li key={noteId} className={classes.note}>
          <p className={classes.author}>{`${authorName} · ${formatDeskTime(at)}`}</p>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
