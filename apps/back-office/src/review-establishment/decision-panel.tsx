import { linesOfRefusal } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts';
import { establishmentStatuses, isClosed, isRefused } from '@alveole/domain';
import { Card } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ActList } from '../offer-acts/act-list.tsx';
import type { OfferedAct } from '../offer-acts/act-list.tsx';
import { DecisionAnchor } from '../offer-acts/jump-to-decision.tsx';
import { StatusBanner } from '../offer-acts/status-banner.tsx';
import { RefusalLines } from './refusal-history.tsx';
import { texts } from './review-establishment.text.ts';

export interface DecisionPanelProps {
  readonly establishment: EstablishmentView;
  readonly acts: readonly OfferedAct[];
  readonly areKeysOn: boolean;
}

/** Where the file stands, why it was refused, and what can be decided. */
export function DecisionPanel({ establishment: { status, refusal }, acts, areKeysOn }: DecisionPanelProps): ReactNode {
  const { tone, label } = establishmentStatuses[status];
  return (
    <DecisionAnchor>
      <StatusBanner tone={tone} label={label} />
      {refusal && (isRefused(status) || isClosed(status)) ? (
        <Card title={texts.reasons}>
          <RefusalLines lines={linesOfRefusal(refusal)} />
        </Card>
      ) : null}
      <Card title={texts.decision}>
        <ActList acts={acts} areKeysOn={areKeysOn} />
      </Card>
    </DecisionAnchor>
  );
}
