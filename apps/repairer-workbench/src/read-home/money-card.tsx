import type { OwedView } from '@alveole/contracts/refund';
import type { CounterHomeView } from '@alveole/contracts/repair';
import type { UseQueryResult } from '@alveole/query';
import { Button, Card, DefinitionList, formatDate, formatEuros, Notice, Row, Skeleton, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './home.text.ts';
import classes from './home.module.css';

export interface MoneyCardProps extends Pick<CounterHomeView, 'validated' | 'inTransfer'> {
  /** By when it comes, which another service tells. */
  readonly owed: UseQueryResult<OwedView>;
}

/** What the programme owes the establishment, with which transfer it comes and by when. */
export function MoneyCard({ validated, inTransfer, owed }: MoneyCardProps): ReactNode {
  const sums = [
    { label: texts.inTransfer, ...inTransfer },
    { label: owed.data?.suspension ? texts.suspendedSum : texts.validated, ...validated },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={texts.money}>
      <SumToPayBack owed={owed} />
      {sums.length === 0 ? (
        <p className={classes.nothing}>{texts.noMoney}</p>
      ) : (
        <DefinitionList
          items={[
            ...sums.map(({ label, count, cents }) => ({
              label: `${label} · ${texts.files(count)}`,
              value: formatEuros(cents),
              isKey: true,
            })),
            owed.data?.suspension
              ? { label: texts.suspended, value: owed.data.suspension.reason }
              : { label: texts.promised, value: <PromisedDate owed={owed} /> },
          ]}
        />
      )}
      <p className={classes.more}>
        <TextLink href={paths.payments}>{texts.payments}</TextLink>
      </p>
    </Card>
  );
}

/** What open requests ask the establishment to pay back. */
function SumToPayBack({ owed: { data } }: Pick<MoneyCardProps, 'owed'>): ReactNode {
  if (data === undefined || data.toPayBackCents === 0) return null;
  return (
    <Notice tone="warning" title={texts.toPayBack(formatEuros(data.toPayBackCents))}>
      <TextLink href={paths.payments}>{texts.toRecoveries}</TextLink>
    </Notice>
  );
}

/** A day that is past is no promise, and of what is only netted none comes. */
function promiseOf({ promisedAt, dueCents, onItsWayCents }: OwedView): string {
  if (dueCents < 0 && onItsWayCents === 0) return texts.netted;
  if (promisedAt === undefined) return texts.noPromise;
  return Date.parse(promisedAt) < Date.now() ? texts.late(formatDate(promisedAt)) : formatDate(promisedAt);
}

/** The day by which the money was promised. Its line has its height from the start: nothing below moves. */
function PromisedDate({ owed }: Pick<MoneyCardProps, 'owed'>): ReactNode {
  if (owed.data) return <span>{promiseOf(owed.data)}</span>;
  if (owed.isPending)
    return (
      <div className={classes.awaited}>
        <Skeleton label={texts.loadingPromise} />
      </div>
    );
  return (
    <Row>
      <span role="status">{texts.promiseUnread}</span>
      <Button variant="quiet" icon="retry" onPress={() => void owed.refetch()} isPending={owed.isFetching}>
        {texts.retry}
      </Button>
    </Row>
  );
}
