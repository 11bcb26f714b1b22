import type { RepairFile, RepairOperationInput } from '@alveole/contracts';
import { mayWriteMessage } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { messageText } from '@alveole/validation';
import { Button, EmptyState, Form, formatDateTime, Notice, Row, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './discussion.module.css';
import { operationFailure } from './operation-failure.ts';
import { refusalOf } from './repair-acts.ts';
import { instantOf, isClosed, messagesOf, ruledFileOf, staffClosing } from './repair-case.ts';
import { messageTexts } from './review-repair.text.ts';
import { useDraft } from './use-draft.ts';

export interface DiscussionProps {
  readonly file: RepairFile;
  readonly actor: StaffActor;
  /** False when the file had to be read again and nothing was sent. */
  readonly operate: (operation: RepairOperationInput, success: string) => Promise<boolean>;
}

/** The messages between repairer and staff, and the box for the next one where the rules open it. */
export function Discussion({ file, actor, operate }: DiscussionProps): ReactNode {
  const messages = messagesOf(file.history);
  const ruled = ruledFileOf(file);
  const isOver = isClosed(messages);
  return (
    <div className={classes.discussion}>
      {messages.length === 0 ? (
        <EmptyState title={messageTexts.none} icon="mail">
          {messageTexts.noneReason}
        </EmptyState>
      ) : (
        <ol className={classes.messages}>
          {messages.map((message) => (
            <li
              key={message.operation_id}
              className={classes.message}
              data-side={message.actor.role === 'REP' ? 'repairer' : 'staff'}
            >
              <p className={classes.author}>{`${message.actor.user_name} · ${formatDateTime(instantOf(message))}`}</p>
              <p className={classes.text}>{message.operation_data.text}</p>
            </li>
          ))}
        </ol>
      )}
      {isOver ? <Notice>{messageTexts.closed}</Notice> : null}
      {mayWriteMessage(ruled, actor) ? (
        <Compose fileNumber={file.repair_rozo_id} operate={operate} isOver={isOver} />
      ) : (
        <Notice>{refusalOf(ruled, 'MSG', actor)}</Notice>
      )}
    </div>
  );
}

interface ComposeProps extends Pick<DiscussionProps, 'operate'> {
  readonly fileNumber: string;
  readonly isOver: boolean;
}

function Compose({ fileNumber, operate, isOver }: ComposeProps): ReactNode {
  const draft = useDraft(`alveole.draft.${fileNumber}.MSG`);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  const send = async (text: string): Promise<boolean> => {
    setPending(true);
    setFailure(undefined);
    return operate({ operation_code: 'MSG', operation_data: { text } }, messageTexts.sent)
      .catch((failure: unknown) => {
        setFailure(operationFailure(failure));
        return false;
      })
      .finally(() => setPending(false));
  };
  const submit = async (): Promise<void> => {
    const parsed = messageText.safeParse(draft.text);
    setError(parsed.error?.issues[0]?.message);
    if (isPending || !parsed.success) return;
    if (await send(parsed.data)) draft.clear();
  };
  const type = (text: string): void => {
    setError(undefined);
    draft.change(text);
  };
  return (
    <Form onSubmit={() => void submit()} error={failure}>
      <TextArea
        label={messageTexts.label}
        hint={messageTexts.hint}
        value={draft.text}
        onChange={type}
        error={error}
        maxLength={4000}
      />
      <Row>
        <Button type="submit" variant="primary" isPending={isPending}>
          {messageTexts.send}
        </Button>
        {isOver ? null : (
          <Button variant="quiet" isDisabled={isPending} onPress={() => void send(staffClosing)}>
            {messageTexts.close}
          </Button>
        )}
      </Row>
    </Form>
  );
}
