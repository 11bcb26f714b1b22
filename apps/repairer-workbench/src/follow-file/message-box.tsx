import { messagesOf, readerOf } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { HistoryEntryView, ReadMarkView, RepairView } from '@alveole/contracts/repair';
import { isComplementAsked, isConsultationOnly, isDiscussionClosed, mayWriteMessage } from '@alveole/domain';
import { Card, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { standingText } from '../send-later/standing.text.ts';
import { standingOf } from '../send-later/use-on-device.ts';
import type { OnDevice, Standing } from '../send-later/use-on-device.ts';
import { momentText } from '../show-file/file.text.ts';
import { repairerOf } from '../operate-repair/repairer.ts';
import { texts } from './follow-file.text.ts';
import classes from './follow-file.module.css';
import { FoldedMessage } from './folded-message.tsx';

export interface MessageBoxProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
}

/** The discussion about a file, and the box to go on with it while the rules leave it open. */
export function MessageBox(props: MessageBoxProps): ReactNode {
  const { file, session, onDevice } = props;
  const messages = messagesOf(file);
  const isAsked = isComplementAsked(file.status);
  const isOpen = isAsked || !isDiscussionClosed(messages.map(({ text = '' }) => text));
  const mayWrite = mayWriteMessage(file, repairerOf(session));
  return (
    <div className={messages.length === 0 ? 'no-print' : undefined}>
      <Card title={texts.messages}>
        {messages.length === 0 ? (
          <p className={classes.soft}>{texts.noMessage}</p>
        ) : (
          <ul className={classes.messages}>
            {messages.map((message) => (
              <Message
                key={message.operationId}
                message={message}
                fate={fateText(readerOf(file, message), standingOf(onDevice, message))}
              />
            ))}
          </ul>
        )}
        {mayWrite && !isOpen ? <Notice>{texts.closed}</Notice> : null}
        {mayWrite && isOpen && !isAsked ? <FoldedMessage {...props} messages={messages} /> : null}
        {mayWrite ? null : (
          <p className={classes.soft}>{isConsultationOnly(file.status) ? texts.messageNever : texts.messageNotNow}</p>
        )}
      </Card>
    </div>
  );
}

interface MessageProps {
  readonly message: HistoryEntryView;
  /** What became of a message of ours. */
  readonly fate: string;
}

function Message({ message, fate }: MessageProps): ReactNode {
  const isMine = message.author.role === 'REP';
  return (
    <li className={classes.message} data-mine={isMine}>
      <span className={classes.author}>{`${isMine ? texts.you : texts.staff} · ${momentText(message)}`}</span>
      <span className={classes.text}>{message.text}</span>
      {isMine ? <span className={classes.author}>{fate}</span> : null}
    </li>
  );
}

/** Whether the programme has read a message of ours, and when; whether it has it at all. */
function fateText(reader: ReadMarkView | undefined, standing: Standing | undefined): string {
  if (standing) return standingText(standing);
  return reader ? `${texts.read} le ${momentText(reader)}` : texts.notRead;
}
