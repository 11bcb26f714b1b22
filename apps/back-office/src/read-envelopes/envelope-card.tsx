import type { EnvelopeView } from '@alveole/contracts/campaign';
import type { Campaign } from '@alveole/domain';
import { Card, DefinitionList, formatDate, formatEuros, Notice, Stack, StatusBadge, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { EnvelopeBar, PartMark } from './envelope-bar.tsx';
import classes from './envelope-bar.module.css';
import { envelopePartNames, partCents } from './envelope-parts.ts';
import { afterwardsText, awaitingText, forecastText, texts, usedText } from './read-envelopes.text.ts';

export interface EnvelopeCardProps {
  readonly envelope: EnvelopeView;
  readonly campaign: Pick<Campaign, 'endsOn'>;
  readonly nameOf: (funderId: string) => string;
  /** Where the files are read that wait for it; absent for whoever reads no files by their persons. */
  readonly awaitingHref?: string;
}

/** One envelope: how it is used, when it ends at this pace, and what happens then. */
export function EnvelopeCard({ envelope, campaign, nameOf, awaitingHref }: EnvelopeCardProps): ReactNode {
  const { funderName, amountCents, alert, awaitingFiles, comparedAt, differenceCents = 0 } = envelope;
  const cents = partCents(envelope);
  const isOverdrawn = cents.paid + cents.committed + cents.reserved > amountCents;
  return (
    <Card
      title={funderName}
      action={
        <StatusBadge tone={alert === undefined ? 'green' : alert === 95 ? 'red' : 'orange'}>
          {usedText(envelope)}
        </StatusBadge>
      }
    >
      <Stack>
        <EnvelopeBar envelope={envelope} />
        <dl className={classes.parts}>
          {envelopePartNames.map((part) => (
            <div key={part}>
              <dt className={classes.name}>
                <PartMark part={part} />
                <span>{texts[part]}</span>
              </dt>
              <dd className={classes.sum}>{formatEuros(cents[part])}</dd>
              <dd className={classes.meaning}>{texts.meanings[part]}</dd>
            </div>
          ))}
        </dl>
        <DefinitionList
          layout="rows"
          items={[
            { label: texts.amount, value: formatEuros(amountCents) },
            { label: texts.end, value: forecastText(envelope, campaign) },
            { label: texts.afterwards, value: afterwardsText(envelope, nameOf) },
            ...(comparedAt !== undefined && differenceCents === 0
              ? [{ label: texts.compared, value: formatDate(comparedAt) }]
              : []),
            ...(awaitingFiles === 0
              ? []
              : [
                  {
                    label: texts.awaiting,
                    value:
                      awaitingHref === undefined ? (
                        awaitingText(awaitingFiles)
                      ) : (
                        <TextLink href={awaitingHref}>{awaitingText(awaitingFiles)}</TextLink>
                      ),
                  },
                ]),
          ]}
        />
        {isOverdrawn ? <Notice tone="warning">{texts.overdrawn}</Notice> : null}
        {differenceCents > 0 ? <Notice tone="danger">{texts.differs(differenceCents)}</Notice> : null}
      </Stack>
    </Card>
  );
}
