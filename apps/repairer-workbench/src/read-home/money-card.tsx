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
    { label: texts.inTransfer, ...inTransfer, retainedCents: 0 },
    owed.data?.suspension
      ? { label: texts.suspendedSum, ...validated, retainedCents: 0 }
      : { label: texts.validated, ...validated, retainedCents: owed.data?.retainedCents ?? 0 },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={texts.money}>
      <SumToPayBack owed={owed} />
      {sums.length === 0 ? (
        <p className={classes.nothing}>{texts.noMoney}</p>
      ) : (
        <DefinitionList
          items={[
            ...sums.map(sumFactOf),
            owed.data?.suspension
              ? { label: texts.suspended, value: owed.data.suspension.reason }
              : { label: promiseOf(owed.data).label, value: <PromisedDate owed={owed} /> },
          ]}
        />
      )}
      <p className={classes.more}>
        <TextLink href={paths.payments}>{texts.payments}</TextLink>
      </p>
    </Card>
  );
}

interface TransferSum {
  readonly label: string;
  readonly count: number;
  readonly cents: number;
  /** Of what was paid too much before, integer cents. */
  readonly retainedCents: number;
}

/** What comes, less what is retained of it: the page of the transfers tells the same sum. */
function sumFactOf({ label, count, cents, retainedCents }: TransferSum) {
  const files = `${label} · ${texts.files(count)}`;
  return {
    label: retainedCents > 0 ? `${files}, ${texts.retained(formatEuros(retainedCents))}` : files,
    value: formatEuros(Math.max(cents - retainedCents, 0)),
    isKey: true,
  };
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

interface PromiseFact {
  readonly label: string;
  readonly value?: string;
}

/** A day that is past is no promise, and of what is only netted none comes; label and value read as one sentence. */
function promiseOf(owed: OwedView | undefined): PromiseFact {
  if (owed === undefined) return { label: texts.promised };
  const { promisedAt, dueCents, onItsWayCents } = owed;
  if (dueCents < 0 && onItsWayCents === 0) return { label: texts.transfer, value: texts.netted };
  if (promisedAt === undefined) return { label: texts.transfer, value: texts.noPromise };
  return Date.parse(promisedAt) < Date.now()
    ? { label: texts.promiseLate, value: texts.late(formatDate(promisedAt)) }
    : { label: texts.promised, value: formatDate(promisedAt) };
}

/** The day by which the money was promised. Its line has its height from the start: nothing below moves. */
function PromisedDate({ owed }: Pick<MoneyCardProps, 'owed'>): ReactNode {
  if (owed.data) return <span>{promiseOf(owed.data).value}</span>;
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
