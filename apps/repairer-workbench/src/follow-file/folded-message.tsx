import type { HistoryEntryView } from '@alveole/contracts/repair';
import { Button, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './follow-file.text.ts';
import { useMessageDraft, WriteMessage } from './write-message.tsx';
import type { WriteMessageProps } from './write-message.tsx';

export interface FoldedMessageProps extends Omit<WriteMessageProps, 'mayClose' | 'takesFocus'> {
  /** Of the discussion so far, oldest first. */
  readonly messages: readonly HistoryEntryView[];
}

/** The form of a message behind its button, unless the programme wrote last or a draft waits. */
export function FoldedMessage({ messages, ...props }: FoldedMessageProps): ReactNode {
  const { draft } = useMessageDraft(props.file.repairId);
  const last = messages.at(-1);
  const isAwaited = last !== undefined && last.author.role !== 'REP';
  const [isAsked, setAsked] = useState(false);
  const [isOpen] = useState(isAwaited || draft.text !== '');
  if (isOpen || isAwaited || isAsked)
    return <WriteMessage {...props} mayClose={messages.length > 0} takesFocus={isAsked} />;
  return (
    <Row>
      <Button icon="edit" onPress={() => setAsked(true)}>
        {texts.write}
      </Button>
    </Row>
  );
}
