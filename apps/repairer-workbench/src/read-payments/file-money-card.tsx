import type { RemoteProps } from '@alveole/contracts';
import type { FileMoneyView } from '@alveole/contracts/refund';
import { Card, DefinitionList, formatDate, formatEuros, Notice, Skeleton, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { fileMoneyTexts as texts, holdTexts, texts as paymentTexts } from './read-payments.text.ts';
import { useFileMoney } from './use-payments.ts';

/** The money of one file: granted, on its way, paid, by when, by which transfer, and what holds it up. */
export function FileMoneyCard({ api, repairId }: Pick<RemoteProps, 'api'> & { readonly repairId: string }): ReactNode {
  const { data: money, isPending } = useFileMoney(api, repairId);
  if (isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (money === null) return null;
  return <Card title={texts.title}>{money === undefined ? <p>{texts.failed}</p> : <FileMoney money={money} />}</Card>;
}

function FileMoney({ money }: { readonly money: FileMoneyView }): ReactNode {
  const { hold, reference } = money;
  return (
    <Stack>
      <DefinitionList layout="rows" items={factsOf(money)} />
      {hold === undefined ? null : (
        <Notice tone="warning">
          {holdTexts[hold]} <TextLink href={paths.profile}>{paymentTexts.toAccount}</TextLink>
        </Notice>
      )}
      {reference === undefined ? null : <TextLink href={paths.payments}>{texts.toPayments}</TextLink>}
    </Stack>
  );
}

/** A sum of nothing says nothing, and what is paid needs no promise. */
function factsOf(money: FileMoneyView) {
  const { grantedCents, paidCents, dueCents, onItsWayCents, promisedAt, paidAt, batch, reference } = money;
  const euros = (cents: number) => (cents === 0 ? undefined : formatEuros(cents));
  const date = (instant: string | undefined) => (instant === undefined ? undefined : formatDate(instant));
  const isSettled = dueCents === 0 && onItsWayCents === 0;
  const facts = [
    { label: texts.granted, value: formatEuros(grantedCents) },
    { label: texts.paid, value: euros(paidCents), isKey: true },
    { label: paymentTexts.onItsWay, value: euros(onItsWayCents), isKey: true },
    { label: dueCents < 0 ? texts.paidTooMuch : texts.due, value: euros(Math.abs(dueCents)), isKey: true },
    { label: paymentTexts.promised, value: isSettled ? undefined : date(promisedAt) },
    { label: texts.paidAt, value: date(paidAt) },
    {
      label: texts.batch,
      value: batch && texts.batchOf(formatDate(batch.createdAt), batch.state === 'confirmed'),
    },
    { label: texts.reference, value: reference },
  ];
  return facts.filter(({ value }) => value !== undefined);
}
