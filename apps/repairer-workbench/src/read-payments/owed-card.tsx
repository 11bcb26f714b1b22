import type { RemoteProps } from '@alveole/contracts';
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
  const { files, dueCents, retainedCents, onItsWayCents, promisedAt, blockedBy, suspension } = owed;
  const suspensionNotice = suspension && (
    <Notice tone="danger" title={texts.suspension(suspension.reason)}>
      {texts.suspendedSince(formatDate(suspension.since))}
    </Notice>
  );
  const isNothing = files === 0 || (dueCents === 0 && retainedCents === 0 && onItsWayCents === 0);
  if (isNothing)
    return (
      <Card title={texts.owed}>
        <Stack>
          {suspensionNotice}
          <p>{texts.nothingOwed}</p>
        </Stack>
      </Card>
    );
  return (
    <Card title={texts.owed}>
      <Stack>
        {suspensionNotice}
        <DefinitionList
          layout="rows"
          items={[
            { label: texts.due, value: formatEuros(dueCents + retainedCents), isKey: true },
            ...(retainedCents > 0 ? [{ label: texts.retained, value: formatEuros(retainedCents) }] : []),
            { label: texts.onItsWay, value: formatEuros(onItsWayCents) },
            // While payments are suspended no day is promised, nor of what was paid too much.
            ...(suspension || promisedAt === undefined
              ? []
              : [{ label: texts.promised, value: formatDate(promisedAt) }]),
          ]}
        />
        {retainedCents > 0 ? <p>{texts.retainedReason}</p> : null}
        {blockedBy === undefined || blockedBy === 'paymentsSuspended' ? null : (
          <Notice tone="warning">
            {blockTexts[blockedBy]} <TextLink href={paths.bankAccount}>{texts.toAccount}</TextLink>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
