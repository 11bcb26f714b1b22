import { messagesOf, operationBody, readerOf } from '@alveole/contracts/repair';
import type { RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { closingMessages, isDiscussionClosed, mayWriteMessage } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { messageFault } from '@alveole/validation';
import { Button, ConfirmDialog, EmptyState, Form, formatDeskTime, Notice, Row, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './discussion.module.css';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import { refusalOf } from './repair-acts.ts';
import { messageTexts, readText } from './review-repair.text.ts';
import { useDraft } from '../operate-repair/use-draft.ts';

export interface DiscussionProps {
  readonly file: RepairView;
  readonly actor: StaffActor;
  /** False when the file had to be read again and nothing was sent. */
  readonly operate: (operation: RepairOperationInput, success: string) => Promise<boolean>;
}

/** The messages between repairer and staff, and the box for the next one where the rules open it. */
export function Discussion({ file, actor, operate }: DiscussionProps): ReactNode {
  const messages = messagesOf(file);
  const isOver = isDiscussionClosed(messages.map(({ text = '' }) => text));
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
              key={message.operationId}
              className={classes.message}
              data-side={message.author.role === 'REP' ? 'repairer' : 'staff'}
            >
              <p className={classes.author}>{`${message.author.name} · ${formatDeskTime(message.at)}`}</p>
              <p className={classes.text}>{message.text}</p>
              <p className={classes.author}>{readText(readerOf(file, message))}</p>
            </li>
          ))}
        </ol>
      )}
      {isOver ? <Notice>{messageTexts.closed}</Notice> : null}
      {mayWriteMessage(file, actor) ? (
        <Compose fileNumber={file.fileNumber} operate={operate} isOver={isOver} />
      ) : (
        <Notice>{refusalOf(file, 'MSG', actor)}</Notice>
      )}
    </div>
  );
}

interface ComposeProps extends Pick<DiscussionProps, 'operate'> {
  readonly fileNumber: string;
  readonly isOver: boolean;
}

function Compose({ fileNumber, operate, isOver }: ComposeProps): ReactNode {
  const draft = useDraft(fileNumber, 'MSG');
  const [fault, setFault] = useState<string>();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isReopening, setReopening] = useState(false);
  const [isClosing, setClosing] = useState(false);

  const send = async (text: string): Promise<boolean> => {
    setPending(true);
    setFailureText(undefined);
    return operate(operationBody.message(text), messageTexts.sent)
      .catch((failure: unknown) => {
        setFailureText(operationFailureText(failure));
        return false;
      })
      .finally(() => setPending(false));
  };
  const submit = async (): Promise<void> => {
    const refusal = messageFault(draft.text);
    setFault(refusal);
    if (isPending || refusal !== undefined) return;
    if (isOver) setReopening(true);
    else if (await send(draft.text.trim())) draft.clear();
  };
  const reopen = async (): Promise<void> => {
    if (await send(draft.text.trim())) draft.clear();
  };
  const type = (text: string): void => {
    setFault(undefined);
    draft.change(text);
  };
  return (
    <Form onSubmit={() => void submit()} error={failureText}>
      <TextArea
        label={messageTexts.label}
        hint={messageTexts.hint}
        value={draft.text}
        onChange={type}
        error={fault}
        maxLength={4000}
      />
      <Row>
        <Button type="submit" variant="primary" isPending={isPending}>
          {messageTexts.send}
        </Button>
        {isOver ? null : (
          <Button variant="quiet" isDisabled={isPending} onPress={() => setClosing(true)}>
            {messageTexts.close}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isReopening}
        onClose={() => setReopening(false)}
        title={messageTexts.reopenTitle}
        consequence={messageTexts.reopenConsequence}
        confirmLabel={messageTexts.reopenConfirm}
        onConfirm={reopen}
      />
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        title={messageTexts.closeTitle}
        consequence={messageTexts.closeConsequence(closingMessages.staff)}
        confirmLabel={messageTexts.close}
        onConfirm={async () => void (await send(closingMessages.staff))}
      />
    </Form>
  );
}
