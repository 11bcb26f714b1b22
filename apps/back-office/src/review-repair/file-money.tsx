import type { RemoteProps } from '@alveole/contracts';
import type { FileMoneyView, MoneyEntryView } from '@alveole/contracts/refund';
import {
  Card,
  DefinitionList,
  formatDate,
  formatDeskTime,
  formatEuros,
  Notice,
  Skeleton,
  Stack,
  TextLink,
} from '@alveole/ui';
import type { ReactNode } from 'react';
import { holdTexts } from '../pay-refunds/pay-refunds.text.ts';
import { batchAddress } from '../pay-refunds/batch-address.ts';
import classes from './file-money.module.css';
import { entryNames, moneyTexts as texts } from './file-money.text.ts';
import { useFileMoney } from './use-file-money.ts';

export interface FileMoneyProps extends Pick<RemoteProps, 'api'> {
  readonly repairId: string;
  /** Of a paid file, as the file tells it. */
  readonly premiumCents?: number | undefined;
}

/** The money of a file and everything that happened to it. */
export function FileMoney({ api, repairId, premiumCents }: FileMoneyProps): ReactNode {
  const { data: money, isPending } = useFileMoney(api, repairId, premiumCents);
  if (isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (money === null) return null;
  return <Card title={texts.title}>{money === undefined ? <p>{texts.failed}</p> : <Money money={money} />}</Card>;
}

function Money({ money }: { readonly money: FileMoneyView }): ReactNode {
  return (
    <Stack>
      <DefinitionList layout="rows" items={factsOf(money)} />
      {money.hold === undefined ? null : <Notice tone="warning">{holdTexts[money.hold]}</Notice>}
      <details>
        <summary>{texts.entries}</summary>
        <ol className={classes.entries} aria-label={texts.entries}>
          {money.entries.map((entry) => (
            <Entry key={`${entry.kind} ${entry.at}`} entry={entry} />
          ))}
        </ol>
      </details>
    </Stack>
  );
}

function Entry({ entry: { kind, at, amountCents, reference } }: { readonly entry: MoneyEntryView }): ReactNode {
  return (
    <li className={classes.entry}>
      <span>{entryNames[kind]}</span>
      <strong className={classes.amount}>{formatEuros(amountCents)}</strong>
      <span className={classes.detail}>{[formatDeskTime(at), reference].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

/** A sum of nothing says nothing, and what is paid needs no promise. */
function factsOf(money: FileMoneyView) {
  const { grantedCents, paidCents, dueCents, onItsWayCents, promisedAt, paidAt, batch, reference } = money;
  const euros = (cents: number) => (cents === 0 ? undefined : formatEuros(cents));
  const isSettled = dueCents === 0 && onItsWayCents === 0;
  const facts = [
    { label: texts.granted, value: formatEuros(grantedCents) },
    { label: texts.paid, value: euros(paidCents), isKey: true },
    { label: texts.onItsWay, value: euros(onItsWayCents), isKey: true },
    { label: dueCents < 0 ? texts.paidTooMuch : texts.due, value: euros(Math.abs(dueCents)), isKey: true },
    { label: texts.promised, value: isSettled || promisedAt === undefined ? undefined : formatDate(promisedAt) },
    { label: texts.paidAt, value: paidAt && formatDate(paidAt) },
    {
      label: texts.batch,
      value: batch && (
        <TextLink href={batchAddress(batch.batchId)}>{texts.batchOf(formatDate(batch.createdAt))}</TextLink>
      ),
    },
    { label: texts.reference, value: reference },
  ];
  return facts.filter(({ value }) => value !== undefined);
}
