import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { isConsultationOnly, isDiscussionClosed, mayWriteMessage } from '@alveole/domain';
import { Button, Card, Notice } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { momentOf } from '../repair-file/file-words.ts';
import { repairerOf, rulesFileOf, statusOf } from '../repair-file/rules-file.ts';
import { words } from './follow-file.text.ts';
import classes from './follow-file.module.css';
import { messagesOf } from './messages-of.ts';
import type { FileMessage } from './messages-of.ts';
import { WriteMessage } from './write-message.tsx';

/** The discussion about a file, and the box to go on with it while the rules leave it open. */
export function MessageBox(props: RemoteProps & { readonly file: RepairFile }): ReactNode {
  const { file, session } = props;
  const messages = messagesOf(file);
  const isClosed = isDiscussionClosed(messages.map(({ text }) => text));
  const [reopenedAfter, setReopenedAfter] = useState<number>();
  const isOpen = !isClosed || reopenedAfter === messages.length;
  const mayWrite = mayWriteMessage(rulesFileOf(file), repairerOf(session));
  return (
    <Card title={words.messages}>
      {messages.length === 0 ? (
        <p className={classes.soft}>{words.noMessage}</p>
      ) : (
        <ul className={classes.messages}>
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ul>
      )}
      {mayWrite && !isOpen ? (
        <Notice action={<Button onPress={() => setReopenedAfter(messages.length)}>{words.writeAgain}</Button>}>
          {words.closed}
        </Notice>
      ) : null}
      {mayWrite && isOpen ? <WriteMessage {...props} hasMessages={messages.length > 0} /> : null}
      {mayWrite ? null : (
        <p className={classes.soft}>{isConsultationOnly(statusOf(file)) ? words.messageNever : words.messageNotNow}</p>
      )}
    </Card>
  );
}

function Message({ isMine, text, entry }: FileMessage): ReactNode {
  return (
    <li className={classes.message} data-mine={isMine}>
      <span className={classes.author}>
        {isMine ? words.you : words.staff} · {momentOf(entry)}
      </span>
      <span className={classes.text}>{text}</span>
    </li>
  );
}
