import type { RepairView } from '@alveole/contracts';
import { formatDayTime, Icon } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './finalise.text.ts';
import classes from './finalise.module.css';

/** What became of the last message: on its way, taken by the provider, delivered, or lost. */
export function SmsFate({ sms }: Pick<RepairView, 'sms'>): ReactNode {
  return (
    <div role="status" className={classes.fate}>
      <Fate sms={sms} />
    </div>
  );
}

function Fate({ sms }: Pick<RepairView, 'sms'>): ReactNode {
  if (!sms || sms.sent === 0) return null;
  if (sms.delivery === 'failed') {
    return (
      <span className={classes.undelivered}>
        <Icon name="alert" size="s" /> {texts.smsUndelivered}
      </span>
    );
  }
  if (sms.delivery === 'delivered' && sms.deliveredAt) {
    return (
      <>
        <Icon name="check" size="s" /> {`SMS remis le ${formatDayTime(sms.deliveredAt)}`}
      </>
    );
  }
  if (sms.delivery === 'sent' && sms.lastSentAt) {
    return (
      <>
        <Icon name="check" size="s" /> {`SMS envoyé le ${formatDayTime(sms.lastSentAt)}`}
      </>
    );
  }
  return (
    <>
      <Icon name="clock" size="s" /> {texts.smsPending}
    </>
  );
}
