import type { Outcome, OutcomeState } from '@alveole/transparency';
import { Icon } from '@alveole/ui/icon';
import type { IconName } from '@alveole/ui/icon';
import type { ReactNode } from 'react';
import classes from './verify-log.module.css';
import { stateNames } from './verify-log.text.ts';

const icons: Readonly<Record<OutcomeState, IconName>> = {
  sound: 'check',
  faulty: 'alert',
  unchecked: 'info',
  absent: 'info',
};

/** What a verification found, each with its mark and its word. */
export function OutcomeList({ outcomes }: { readonly outcomes: readonly Outcome[] }): ReactNode {
  return (
    <ul className={classes.outcomes}>
      {outcomes.map(({ state, title, detail }) => (
        <li key={title} className={classes.outcome} data-state={state}>
          <span className={classes.mark}>
            <Icon name={icons[state]} size="s" />
          </span>
          <div>
            <p className={classes.outcomeTitle}>
              <span>{title}</span>
              <span className={classes.stateName}>{stateNames[state]}</span>
            </p>
            <p className={classes.detail}>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
