import { maxViews } from '@alveole/contracts/desk';
import type { ListView } from '@alveole/contracts/desk';
import { Button, Form, Row, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { texts } from './save-views.text.ts';

export interface NameFormProps {
  readonly label: string;
  readonly act: string;
  readonly title?: string;
  readonly initial?: string;
  /** Views whose names are taken. */
  readonly others: readonly ListView[];
  readonly onName: (name: string) => Promise<unknown>;
}

/** The name of a view, each used once. */
export function NameForm({ label, act, title, initial = '', others, onName }: NameFormProps): ReactNode {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fault = faultOf(name, others);
    setError(fault);
    if (fault !== undefined) return;
    setPending(true);
    void onName(name.trim())
      .then(() => setName(initial))
      .finally(() => setPending(false));
  };
  return (
    <Form onSubmit={submit}>
      {title ? <strong>{title}</strong> : null}
      <Row align="end">
        <TextField label={label} value={name} maxLength={60} error={error} onChange={setName} />
        <Button type="submit" isPending={isPending}>
          {act}
        </Button>
      </Row>
    </Form>
  );
}

const folded = (name: string): string => name.trim().toLocaleLowerCase('fr');

function faultOf(name: string, others: readonly ListView[]): string | undefined {
  if (name.trim() === '') return texts.nameMissing;
  if (others.length >= maxViews) return texts.tooMany;
  return others.some((other) => folded(other.name) === folded(name)) ? texts.nameTaken : undefined;
}
