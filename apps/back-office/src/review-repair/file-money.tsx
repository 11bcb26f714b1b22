import type { RemoteProps } from '@alveole/contracts';
import type { MoneyEntryView } from '@alveole/contracts/refund';
import { funderNameOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { FileMoneyCard } from '@alveole/shared-screens/read-payments';
import type { FileMoneyWords } from '@alveole/shared-screens/read-payments';
import { formatDate, formatDeskTime, formatEuros, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { blockTexts } from '../pay-refunds/pay-refunds.text.ts';
import { batchAddress } from '../pay-refunds/batch-address.ts';
import classes from './file-money.module.css';
import { entryNames, moneyTexts as texts } from './file-money.text.ts';

export interface FileMoneyProps extends Pick<RemoteProps, 'api'> {
  readonly campaign: Campaign;
  readonly repairId: string;
  /** Of a paid file, as the file tells it. */
  readonly premiumCents?: number | undefined;
}

/** The money of a file and everything that happened to it. */
export function FileMoney(props: FileMoneyProps): ReactNode {
  return <FileMoneyCard {...props} words={words} />;
}

const words: FileMoneyWords = {
  granted: texts.granted,
  overpaid: texts.overpaid,
  batchOf: ({ batchId, createdAt }) => (
    <TextLink href={batchAddress(batchId)}>{texts.batchOf(formatDate(createdAt))}</TextLink>
  ),
  blockOf: (block) => blockTexts[block],
  moreOf: ({ entries }, campaign) => (
    <details>
      <summary>{texts.entries}</summary>
      <ol className={classes.entries} aria-label={texts.entries}>
        {entries.map((entry) => (
          <Entry
            key={`${entry.kind} ${entry.at} ${entry.funderId ?? ''}`}
            entry={entry}
            funderName={entry.funderId && funderNameOf(campaign, entry.funderId)}
          />
        ))}
      </ol>
    </details>
  ),
};

interface EntryProps {
  readonly entry: MoneyEntryView;
  /** Undefined where the programme pays alone. */
  readonly funderName: string | undefined;
}

function Entry({ entry: { kind, at, amountCents, reference }, funderName }: EntryProps): ReactNode {
  return (
    <li className={classes.entry}>
      <span>{entryNames[kind]}</span>
      <strong className={classes.amount}>{formatEuros(amountCents)}</strong>
      <span className={classes.detail}>{[funderName, formatDeskTime(at), reference].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
