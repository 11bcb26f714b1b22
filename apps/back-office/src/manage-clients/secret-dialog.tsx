import type { ShownSecret } from '@alveole/contracts/software-client';
import { Button, DefinitionList, Dialog, Notice, Stack } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './manage-clients.text.ts';
import classes from './secret-dialog.module.css';

export interface SecretDialogProps {
  readonly secret: ShownSecret;
  readonly onClose: () => void;
}

/** The secret of a client, this once: to copy, with what happens if nobody does. */
export function SecretDialog({ secret: { client, text }, onClose }: SecretDialogProps): ReactNode {
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
        {texts.copySecret}
      </Button>
      <Button variant="primary" onPress={onClose}>
        {texts.secretDone}
      </Button>
    </>
  );
  const facts = [
    { label: texts.clientId, value: <code className={classes.signs}>{client.clientId}</code> },
    {
      label: texts.secret,
      value: (
        <code ref={signs} className={classes.signs}>
          {text}
        </code>
      ),
    },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={texts.secretTitle(client.name)} footer={footer}>
      <Stack gap="200">
        <Notice tone="warning">{texts.secretOnce}</Notice>
        <DefinitionList items={facts} />
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
