import type { RepairFile } from '@alveole/contracts';
import { formatDayTime, Icon } from '@alveole/ui';
import type { ReactNode } from 'react';
import { words } from './finalise.text.ts';
import classes from './finalise.module.css';

/** What became of the last message: on its way, taken by the provider, delivered, or lost. */
export function SmsFate({ sms }: Pick<RepairFile, 'sms'>): ReactNode {
  return (
    <div role="status" className={classes.fate}>
      <Fate sms={sms} />
    </div>
  );
}

function Fate({ sms }: Pick<RepairFile, 'sms'>): ReactNode {
  if (!sms || sms.sent === 0) return null;
  if (sms.delivery === 'failed') {
    return (
      <span className={classes.undelivered}>
        <Icon name="alert" size="s" /> {words.smsUndelivered}
      </span>
    );
  }
  if (sms.delivery === 'delivered' && sms.delivered_at) {
    return (
      <>
        <Icon name="check" size="s" /> {`SMS remis le ${formatDayTime(sms.delivered_at)}`}
      </>
    );
  }
  if (sms.delivery === 'sent' && sms.last_sent_at) {
    return (
      <>
        <Icon name="check" size="s" /> {`SMS envoyé le ${formatDayTime(sms.last_sent_at)}`}
      </>
    );
  }
  return (
    <>
      <Icon name="clock" size="s" /> {words.smsPending}
    </>
  );
}
