import { lastDayOfGrace, RepairStatus } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { Button, Dialog, formatDate, LinkButton } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { filePathOf, listPathOf } from '../paths.ts';
import { wayTexts as texts } from './code-ways.text.ts';
import { NamedAddress, NamedNumber } from './named-reader.tsx';
import { MailWays } from './second-channel.tsx';
import type { SecondChannelProps } from './second-channel.tsx';
import classes from './code-ways.module.css';

/** What can be done from the sheet once there is a file. */
export interface CodeWayActs {
  readonly channel: SecondChannelProps;
  /** Leads to the form that corrects the client’s own number. */
  readonly onCorrectNumber: () => void;
  /** A code went to a number or an address that the client named. */
  readonly onSent: () => void;
}

export interface CodeWaysProps {
  readonly campaign: Campaign;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Absent before the file is open: the ways are described then. */
  readonly acts?: CodeWayActs | undefined;
}

/** Each way to end a file whose customer gets no SMS, on one sheet, with its button where it can be gone from here. */
export function CodeWays({ isOpen, onClose, campaign, acts }: CodeWaysProps): ReactNode {
  const ahead = (
    <Button variant="primary" onPress={onClose}>
      {texts.close}
    </Button>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} size="wide" footer={acts ? undefined : ahead}>
      <p>{acts ? texts.lead : texts.ahead}</p>
      <ul className={classes.ways}>
        <Way {...texts.outside} />
        <Way {...texts.number}>{acts ? <NumberActs {...acts} /> : null}</Way>
        <Way {...texts.mail}>{acts ? <MailActs {...acts} /> : null}</Way>
        <Way title={texts.later.title} text={laterText(campaign)}>
          {acts ? (
            <LinkButton href={`${listPathOf(acts.channel.file)}?etat=${RepairStatus.incomplete}`}>
              {texts.later.act}
            </LinkButton>
          ) : null}
        </Way>
        <Way {...texts.staff}>
          {acts ? (
            <LinkButton href={filePathOf(acts.channel.file)} icon="message">
              {texts.staff.act}
            </LinkButton>
          ) : null}
        </Way>
      </ul>
    </Dialog>
  );
}

function NumberActs({ channel, onCorrectNumber, onSent }: CodeWayActs): ReactNode {
  return (
    <>
      <NamedNumber {...channel} onSent={onSent} />
      <Button variant="quiet" icon="phone" onPress={onCorrectNumber}>
        {texts.number.act}
      </Button>
    </>
  );
}

function MailActs({ channel, onSent }: CodeWayActs): ReactNode {
  return (
    <>
      <MailWays {...channel} />
      <NamedAddress {...channel} onSent={onSent} />
    </>
  );
}

/** With the last day on which a file may be ended, where the campaign has one. */
function laterText(campaign: Campaign): string {
  const lastDay = lastDayOfGrace(campaign);
  return lastDay === undefined ? texts.later.text : `${texts.later.text} ${texts.later.until(formatDate(lastDay))}`;
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Way({ title, text, children }: WayProps): ReactNode {
  const titleId = useId();
  return (
    <li aria-labelledby={titleId} className={classes.way}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
