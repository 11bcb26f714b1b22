import type { RemoteProps } from '@alveole/contracts';
import type { OwnRecoveryView } from '@alveole/contracts/recovery';
import { displayCreditorReference, isOpenRecovery } from '@alveole/domain';
import { Card, formatDate, formatEuros, Notice, StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useOwnRecoveries } from './list-recoveries.ts';
import classes from './read-payments.module.css';
import { RecoveryCard } from './recovery-card.tsx';
import { recoveryBadges, recoveryTexts as texts } from './recovery.text.ts';

/** What is to be paid back, first on the page, all funders in one sum; nothing where nobody asked for it. */
export function OpenRecoveries(props: Pick<RemoteProps, 'api' | 'session' | 'config'>): ReactNode {
  const { data = [] } = useOwnRecoveries(props.api);
  const open = data.filter(({ state, leftCents }) => isOpenRecovery(state) && leftCents > 0);
  if (open.length === 0) return null;
  const isOne = open.length === 1;
  const total = formatEuros(open.reduce((sum, { leftCents }) => sum + leftCents, 0));
  return (
    <>
      {isOne ? null : (
        <Notice tone="warning" title={texts.owesInAll(total)}>
          {texts.payEach}
        </Notice>
      )}
      {open.map((recovery) => (
        <RecoveryCard key={recovery.recoveryId} {...props} recovery={recovery} isOnly={isOne} />
      ))}
    </>
  );
}

/** What was asked for before and is over. */
export function PastRecoveries({ api, title }: Pick<RemoteProps, 'api'> & { readonly title: string }): ReactNode {
  const { data = [] } = useOwnRecoveries(api);
  const past = data.filter(({ state, leftCents }) => !isOpenRecovery(state) || leftCents === 0);
  if (past.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={classes.lines}>
        {past.map((recovery) => (
          <li key={recovery.recoveryId}>
            <PastRecovery {...recovery} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PastRecovery({ reference, createdAt, requestedCents, state }: OwnRecoveryView): ReactNode {
  const badge = recoveryBadges[isOpenRecovery(state) ? 'cancelled' : state];
  return (
    <>
      <div>
        <div>{displayCreditorReference(reference)}</div>
        <div className={classes.kind}>{formatDate(createdAt)}</div>
      </div>
      <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
      <strong className={classes.amount}>{formatEuros(requestedCents)}</strong>
    </>
  );
}
