import type { RemoteProps } from '@alveole/contracts';
import { funderNameOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { FileBatchView, FileMoneyView, PayeeBlockView, ShareMoneyView } from '@alveole/contracts/refund';
import { Card, DefinitionList, formatDate, formatEuros, Notice, Skeleton, Stack } from '@alveole/ui';
import { displayReceiptCode } from '@alveole/transparency';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { texts } from './file-money.text.ts';
import { useFileMoney } from './use-file-money.ts';

/** What a shop and staff read differently of the same money. */
export interface FileMoneyWords {
  /** How the sum that the programme owes for the file is called. */
  readonly granted: string;
  /** How what was paid too much is called. */
  readonly overpaid: string;
  /** « Lot du … », by the label of the batch and among what is said of a share. */
  readonly batchOf: (batch: FileBatchView) => ReactNode;
  /** Why the file cannot be paid at this moment, and where that is mended. */
  readonly blockOf: (block: PayeeBlockView) => ReactNode;
  /** What stands under the sums. */
  readonly moreOf: (money: FileMoneyView, campaign: Campaign) => ReactNode;
}

export interface FileMoneyCardProps extends Pick<RemoteProps, 'api'> {
  readonly campaign: Campaign;
  readonly repairId: string;
  /** Of a paid file, as the file tells it: read again until the ledger grants it. */
  readonly premiumCents?: number | undefined;
  readonly words: FileMoneyWords;
}

/** The money of one file: granted, on its way, paid, by when, by which transfer, and why it waits. */
export function FileMoneyCard({ api, campaign, repairId, premiumCents, words }: FileMoneyCardProps): ReactNode {
  const { data: money, isPending } = useFileMoney(api, repairId, premiumCents);
  if (isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (money === null) return null;
  return (
    <Card title={texts.title}>
      {money === undefined ? <p>{texts.failed}</p> : <Money money={money} words={words} campaign={campaign} />}
    </Card>
  );
}

interface MoneyProps {
  readonly money: FileMoneyView;
  readonly words: FileMoneyWords;
  readonly campaign: Campaign;
}

function Money({ money, words, campaign }: MoneyProps): ReactNode {
  return (
    <Stack>
      <DefinitionList layout="rows" items={factsOf(money, words)} />
      {money.shares === undefined ? null : (
        <DefinitionList layout="rows" items={money.shares.map((share) => shareFactOf(share, campaign, words))} />
      )}
      {money.blockedBy === undefined ? null : <Notice tone="warning">{words.blockOf(money.blockedBy)}</Notice>}
      {words.moreOf(money, campaign)}
    </Stack>
  );
}

/** What a funder gives of the premium, how far it is paid, and by which transfer. */
function shareFactOf(
  { funderId, batch, reference, ...share }: ShareMoneyView,
  campaign: Campaign,
  { batchOf }: FileMoneyWords,
) {
  const standing = [formatEuros(share.grantedCents), ...shareStandingOf(share)].join(' · ');
  return {
    label: funderNameOf(campaign, funderId),
    value: [standing, batch && batchOf(batch), reference]
      .filter((part) => part !== undefined)
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      )),
  };
}

/** In one word where it holds for the whole share, in sums where parts of it stand apart. */
function shareStandingOf({
  grantedCents,
  paidCents,
  dueCents,
  onItsWayCents,
}: Omit<ShareMoneyView, 'funderId' | 'batch' | 'reference'>): string[] {
  if (grantedCents === 0 && paidCents === 0) return [];
  if (paidCents === grantedCents && dueCents === 0) return [texts.sharePaid];
  if (dueCents === grantedCents && paidCents === 0) return [texts.shareDue];
  if (onItsWayCents === grantedCents && paidCents === 0) return [texts.shareOnItsWay];
  return [
    paidCents === 0 ? undefined : texts.sharePaidOf(formatEuros(paidCents)),
    onItsWayCents === 0 ? undefined : texts.shareOnItsWayOf(formatEuros(onItsWayCents)),
    dueCents > 0 ? texts.shareDueOf(formatEuros(dueCents)) : undefined,
    dueCents < 0 ? texts.shareOverpaidOf(formatEuros(-dueCents)) : undefined,
  ].filter((part) => part !== undefined);
}

/** A sum of nothing says nothing, and what is paid needs no promise. */
function factsOf(money: FileMoneyView, { granted, overpaid, batchOf }: FileMoneyWords) {
  const { grantedCents, paidCents, dueCents, onItsWayCents, promisedAt, paidAt, batch, reference, receiptCode } = money;
  const euros = (cents: number) => (cents === 0 ? undefined : formatEuros(cents));
  const awaitsPayment = dueCents > 0 || onItsWayCents > 0;
  const facts = [
    { label: granted, value: formatEuros(grantedCents) },
    { label: texts.paid, value: euros(paidCents), isKey: true },
    { label: texts.onItsWay, value: euros(onItsWayCents), isKey: true },
    { label: dueCents < 0 ? overpaid : texts.due, value: euros(Math.abs(dueCents)), isKey: true },
    { label: texts.promised, value: awaitsPayment && promisedAt ? formatDate(promisedAt) : undefined },
    { label: texts.paidAt, value: paidAt && formatDate(paidAt) },
    { label: texts.batch, value: batch && batchOf(batch) },
    { label: texts.reference, value: reference },
    { label: texts.receiptCode, value: receiptCode && displayReceiptCode(receiptCode) },
  ];
  return facts.filter(({ value }) => value !== undefined);
}
