import type { RemoteProps } from '@alveole/contracts';
import type { OwedView } from '@alveole/contracts/refund';
import { Card, DefinitionList, formatDate, formatEuros, Notice, Skeleton, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { blockTexts, texts } from './read-payments.text.ts';
import { useOwed } from './use-payments.ts';

/** What is still to come, by when, and what holds it up. */
export function OwedCard({ api }: Pick<RemoteProps, 'api'>): ReactNode {
  const { data: owed, isPending } = useOwed(api);
  if (isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (owed === undefined) return null;
  const { files, dueCents, retainedCents, paidBeyondCents, onItsWayCents, blockedBy, suspension } = owed;
  const isNothing = files === 0 || (dueCents === 0 && retainedCents === 0 && onItsWayCents === 0);
  return (
    <Card title={texts.owed}>
      <Stack>
        {suspension && (
          <Notice tone="danger" title={texts.suspension(suspension.reason)}>
            {texts.suspendedSince(formatDate(suspension.since))}
          </Notice>
        )}
        {paidBeyondCents > 0 ? (
          <Notice title={texts.beyond(formatEuros(paidBeyondCents))}>{texts.beyondReason}</Notice>
        ) : null}
        {isNothing ? <p>{texts.nothingOwed}</p> : <OwedSums owed={owed} />}
        {isNothing || blockedBy === undefined || blockedBy === 'paymentsSuspended' ? null : (
          <Notice tone="warning">
            {blockTexts[blockedBy]} <TextLink href={paths.bankAccount}>{texts.toAccount}</TextLink>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

/** What comes, with what is counted off; of what was paid too much alone no transfer comes, and none is promised. */
function OwedSums({ owed }: { readonly owed: OwedView }): ReactNode {
  const { dueCents, retainedCents, onItsWayCents } = owed;
  const onItsWay = onItsWayCents > 0 ? [{ label: texts.onItsWay, value: formatEuros(onItsWayCents) }] : [];
  if (dueCents < 0)
    return (
      <>
        <DefinitionList
          layout="rows"
          items={[{ label: texts.overpaid, value: formatEuros(-dueCents), isKey: true }, ...onItsWay]}
        />
        <p>{texts.overpaidReason}</p>
      </>
    );
  const isRetained = retainedCents > 0;
  return (
    <>
      <DefinitionList
        layout="rows"
        items={[
          { label: texts.due, value: formatEuros(dueCents + retainedCents), isKey: !isRetained },
          ...(isRetained
            ? [
                { label: texts.retained, value: formatEuros(-retainedCents) },
                { label: texts.left, value: formatEuros(dueCents), isKey: true },
              ]
            : []),
          ...onItsWay,
          ...promiseOf(owed),
        ]}
      />
      {isRetained ? <p>{texts.retainedReason}</p> : null}
    </>
  );
}

/** While payments are suspended no day is promised, and a day that is past is no promise. */
function promiseOf({ suspension, promisedAt }: OwedView) {
  if (suspension || promisedAt === undefined) return [];
  return Date.parse(promisedAt) < Date.now()
    ? [{ label: texts.promiseLate, value: texts.lateSince(formatDate(promisedAt)) }]
    : [{ label: texts.promised, value: formatDate(promisedAt) }];
}
