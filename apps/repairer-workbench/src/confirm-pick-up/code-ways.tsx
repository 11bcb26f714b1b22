import { lastDayOfGrace, RepairStatus } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { Button, Dialog, formatDate, LinkButton } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { filePathOf, listPathOf } from '../paths.ts';
import { wayTexts as texts } from './code-ways.text.ts';
import { MailWays } from './second-channel.tsx';
import type { SecondChannelProps } from './second-channel.tsx';
import classes from './code-ways.module.css';

export interface CodeWaysProps extends SecondChannelProps {
  readonly campaign: Campaign;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Leads to the form of another number. */
  readonly onAnotherNumber: () => void;
}

/** Each way to end a file whose customer gets no SMS, on one sheet, with its button where it can be gone from here. */
export function CodeWays({ isOpen, onClose, ...ways }: CodeWaysProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} size="wide">
      <p>{texts.lead}</p>
      <Ways {...ways} />
    </Dialog>
  );
}

function Ways({ campaign, onAnotherNumber, ...channel }: Omit<CodeWaysProps, 'isOpen' | 'onClose'>): ReactNode {
  const { file } = channel;
  const lastDay = lastDayOfGrace(campaign);
  return (
    <ul className={classes.ways}>
      <Way {...texts.outside} />
      <Way {...texts.number}>
        <Button icon="phone" onPress={onAnotherNumber}>
          {texts.number.act}
        </Button>
      </Way>
      <Way {...texts.mail}>
        <MailWays {...channel} />
      </Way>
      <Way
        title={texts.later.title}
        text={
          lastDay === undefined ? texts.later.text : `${texts.later.text} ${texts.later.until(formatDate(lastDay))}`
        }
      >
        <LinkButton href={`${listPathOf(file)}?etat=${RepairStatus.incomplete}`}>{texts.later.act}</LinkButton>
      </Way>
      <Way {...texts.staff}>
        <LinkButton href={filePathOf(file)} icon="message">
          {texts.staff.act}
        </LinkButton>
      </Way>
    </ul>
  );
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
