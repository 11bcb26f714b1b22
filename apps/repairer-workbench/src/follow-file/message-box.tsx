import { messagesOf } from '@alveole/contracts';
import type { HistoryEntryView, RemoteProps, RepairView } from '@alveole/contracts';
import { isConsultationOnly, isDiscussionClosed, mayWriteMessage } from '@alveole/domain';
import { Button, Card, Notice } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { momentText } from '../show-file/file.text.ts';
import { repairerOf } from '../operate-file/repairer.ts';
import { texts } from './follow-file.text.ts';
import classes from './follow-file.module.css';
import { WriteMessage } from './write-message.tsx';

/** The discussion about a file, and the box to go on with it while the rules leave it open. */
export function MessageBox(props: RemoteProps & { readonly file: RepairView }): ReactNode {
  const { file, session } = props;
  const messages = messagesOf(file);
  const isClosed = isDiscussionClosed(messages.map(({ text = '' }) => text));
  const [reopenedAfter, setReopenedAfter] = useState<number>();
  const isOpen = !isClosed || reopenedAfter === messages.length;
  const mayWrite = mayWriteMessage(file, repairerOf(session));
  return (
    <Card title={texts.messages}>
      {messages.length === 0 ? (
        <p className={classes.soft}>{texts.noMessage}</p>
      ) : (
        <ul className={classes.messages}>
          {messages.map((message) => (
            <Message key={message.operationId} message={message} />
          ))}
        </ul>
      )}
      {mayWrite && !isOpen ? (
        <Notice action={<Button onPress={() => setReopenedAfter(messages.length)}>{texts.writeAgain}</Button>}>
          {texts.closed}
        </Notice>
      ) : null}
      {mayWrite && isOpen ? <WriteMessage {...props} hasMessages={messages.length > 0} /> : null}
      {mayWrite ? null : (
        <p className={classes.soft}>{isConsultationOnly(file.status) ? texts.messageNever : texts.messageNotNow}</p>
      )}
    </Card>
  );
}

function Message({ message }: { readonly message: HistoryEntryView }): ReactNode {
  const isMine = message.author.role === 'REP';
  return (
    <li className={classes.message} data-mine={isMine}>
      <span className={classes.author}>
        {isMine ? texts.you : texts.staff} · {momentText(message)}
      </span>
      <span className={classes.text}>{message.text}</span>
    </li>
  );
}
