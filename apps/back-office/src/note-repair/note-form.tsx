import { frenchMessage } from '@alveole/api-client';
import { longestStaffNote } from '@alveole/contracts/review';
import { requiredTextFault } from '@alveole/validation';
import { Button, Form, Row, TextArea } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../operate-repair/use-draft.ts';
import { texts } from './note-repair.text.ts';
import type { StaffNotes } from './use-staff-notes.ts';

export interface NoteFormProps extends Pick<StaffNotes, 'add'> {
  readonly fileNumber: string;
  readonly onAdded: () => void;
}

/** The next note of a file; what is typed survives a reload. */
export function NoteForm({ fileNumber, add, onAdded }: NoteFormProps): ReactNode {
  const draft = useDraft(fileNumber, 'NOTE');
  const idOf = useNoteId();
  const [fault, setFault] = useState<string>();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);

  const submit = async (): Promise<void> => {
    const refusal = requiredTextFault(draft.text, texts.missing, longestStaffNote);
    setFault(refusal);
    if (isPending || refusal !== undefined) return;
    const text = draft.text.trim();
    setPending(true);
    setFailureText(undefined);
    try {
      await add({ noteId: idOf(text), text });
      draft.clear();
      onAdded();
    } catch (failure) {
      setFailureText(frenchMessage(failure));
    } finally {
      setPending(false);
    }
  };
  const type = (text: string): void => {
    setFault(undefined);
    draft.change(text);
  };
  return (
    <Form onSubmit={() => void submit()} error={failureText}>
      <TextArea
        label={texts.label}
        value={draft.text}
        onChange={type}
        error={fault}
        maxLength={longestStaffNote}
        rows={3}
      />
      <Row>
        <Button type="submit" isPending={isPending}>
          {texts.add}
        </Button>
      </Row>
    </Form>
  );
}

/** One id for one text: a note whose answer got lost is sent again under the same. */
function useNoteId(): (text: string) => string {
  const last = useRef<{ readonly text: string; readonly id: string }>(undefined);
  return (text) => {
    if (last.current?.text !== text) last.current = { text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
