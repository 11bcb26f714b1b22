import type { RepairView } from '@alveole/contracts/repair';
import { formatDayTime, Icon } from '@alveole/ui';
import type { ReactNode } from 'react';
import { laddersOf, newsText } from './ladder-rungs.ts';
import type { Rung } from './ladder-rungs.ts';
import { ladderTexts } from './ladder.text.ts';
import classes from './sms-ladder.module.css';

const icons = { done: 'check', awaited: 'clock', ahead: 'minus', failed: 'alert' } as const;

/** How far the last message of each way has come, rung by rung; the newest is told aloud. */
export function SmsLadder({ sms }: Pick<RepairView, 'sms'>): ReactNode {
  return (
    <>
      <p role="status" className="visually-hidden">
        {sms && newsText(sms)}
      </p>
      {(sms ? laddersOf(sms) : []).map(({ channel, rungs }) => (
        <ol key={channel} className={classes.ladder} aria-label={ladderTexts[channel].ladder}>
          {rungs.map((rung) => (
            <RungLine key={rung.label} {...rung} />
          ))}
        </ol>
      ))}
    </>
  );
}

function RungLine({ label, state, at, detail }: Rung): ReactNode {
  return (
    <li className={classes.rung} data-state={state}>
      <Icon name={icons[state]} size="s" />
      <span>
        <span className={classes.label}>{label}</span>
        {at === undefined ? null : (
          <time dateTime={at} className={classes.at}>
            {` le ${formatDayTime(at)}`}
          </time>
        )}
        {detail === undefined ? null : <span className={classes.detail}>{detail}</span>}
      </span>
    </li>
  );
}
