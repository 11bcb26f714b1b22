import { frenchMessage } from '@alveole/api-client';
import type { ApiCaller } from '@alveole/contracts';
import { Button, Notice, Row } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { texts } from './second-channel.text.ts';
import classes from './second-channel.module.css';
import { maskedMail } from './masked-mail.ts';
import { useSecondChannel } from './use-second-channel.ts';
import type { MailWay, SecondChannel as Channel, SecondChannelRequest } from './use-second-channel.ts';

export interface SecondChannelProps extends SecondChannelRequest {
  readonly api: ApiCaller;
}

/** Offered when the SMS does not arrive: the code, or a page of the customer's own, by mail. */
export function SecondChannel({ api, ...request }: SecondChannelProps): ReactNode {
  const channel = useSecondChannel(api, request);
  const titleId = useId();
  if (!channel.isOpen) return null;
  return (
    <section aria-labelledby={titleId} className={classes.second}>
      <h3 id={titleId} className={classes.secondTitle}>
        {texts.secondTitle}
      </h3>
      <WaysByMail channel={channel} mail={request.file.person.mail} />
    </section>
  );
}

/** The ways by mail where all ways are described: shown before they are open too, with why they are not. */
export function MailWays({ api, ...request }: SecondChannelProps): ReactNode {
  return <WaysByMail channel={useSecondChannel(api, request)} mail={request.file.person.mail} />;
}

interface WaysByMailProps {
  readonly channel: Channel;
  /** The address that the person gave to the programme. */
  readonly mail: string | undefined;
}

function WaysByMail({ channel: { ways, send, sending, failure }, mail }: WaysByMailProps): ReactNode {
  return (
    <>
      <p className={classes.lead}>{mail === undefined ? texts.noMail : `${texts.askMail} ${maskedMail(mail)}.`}</p>
      <div role="alert">
        {failure === undefined ? null : (
          <Notice tone="danger">{frenchMessage(failure, { TransitionRefusedException: texts.smsMayArrive })}</Notice>
        )}
      </div>
      {mail === undefined ? null : (
        <Row>
          {ways.map((way) => (
            <WayButton
              key={way.channel}
              way={way}
              isSending={sending === way.channel}
              onSend={() => send(way.channel)}
            />
          ))}
        </Row>
      )}
    </>
  );
}

interface WayButtonProps {
  readonly way: MailWay;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

function WayButton({ way, isSending, onSend }: WayButtonProps): ReactNode {
  const { channel, wasSent, secondsLeft, reason } = way;
  const reasonId = useId();
  const label = wasSent ? texts.resendBy[channel] : texts.sendBy[channel];
  return (
    <div className={classes.way}>
      <Button
        icon={channel === 'mail' ? 'mail' : 'check'}
        onPress={onSend}
        isPending={isSending}
        isDisabled={reason !== undefined || secondsLeft > 0}
        aria-describedby={reasonId}
      >
        {secondsLeft > 0 ? `${label} (dans ${secondsLeft}\u00a0s)` : label}
      </Button>
      <p id={reasonId} className={classes.reason}>
        {reason ?? texts.wayHints[channel]}
      </p>
    </div>
  );
}
