import { Button, DefinitionList, Dialog, Notice, Stack } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './secret-dialog.text.ts';
import classes from './secret-dialog.module.css';

export interface SecretDialogProps {
  readonly title: string;
  /** That it is shown this once, and what to do with it. */
  readonly once: string;
  /** What stands before it. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly label: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A secret, this once: to copy, with what happens if nobody does. */
export function SecretDialog({ title, once, facts, label, text, onClose }: SecretDialogProps): ReactNode {
  const signs = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = (): void => {
    void copyText(text).then(
      () => setOutcome('copied'),
      () => {
        if (signs.current) window.getSelection()?.selectAllChildren(signs.current);
        setOutcome('notCopied');
      },
    );
  };
  const footer = (
    <>
      <Button icon="file" onPress={copy}>
        {texts.copy}
      </Button>
      <Button variant="primary" onPress={onClose}>
        {texts.done}
      </Button>
    </>
  );
  const rows = [
    ...facts.map((fact) => ({ label: fact.label, value: <code className={classes.signs}>{fact.value}</code> })),
    {
      label,
      value: (
        <code ref={signs} className={classes.signs}>
          {text}
        </code>
      ),
    },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer}>
      <Stack gap="200">
        <Notice tone="warning">{once}</Notice>
        <DefinitionList items={rows} />
        <p role="status">{outcome ? texts[outcome] : ''}</p>
      </Stack>
    </Dialog>
  );
}

/** @throws Error where the browser refuses (an address without TLS, a denied permission) */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
