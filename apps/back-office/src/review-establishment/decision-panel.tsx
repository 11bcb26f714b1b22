import type { Entity } from '@alveole/contracts';
import { establishmentStatuses } from '@alveole/domain';
import { Card } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ActList } from '../offer-acts/act-list.tsx';
import type { OfferedAct } from '../offer-acts/act-list.tsx';
import { DecisionAnchor } from '../offer-acts/jump-to-decision.tsx';
import { StatusBanner } from '../offer-acts/status-banner.tsx';
import { refusalLines } from './refusal-lines.ts';
import { RefusalLines } from './refusal-history.tsx';
import { texts } from './review-establishment.text.ts';

export interface DecisionPanelProps {
  readonly entity: Entity;
  readonly acts: readonly OfferedAct[];
  readonly areKeysOn: boolean;
}

const refused: ReadonlySet<number> = new Set([2, 9]);

/** Where the file stands, why it was refused, and what can be decided. */
export function DecisionPanel({ entity: { status, entity_data }, acts, areKeysOn }: DecisionPanelProps): ReactNode {
  const { tone, label } = establishmentStatuses[status];
  const { motif } = entity_data;
  return (
    <DecisionAnchor>
      <StatusBanner tone={tone} label={label} />
      {motif && refused.has(status) ? (
        <Card title={texts.reasons}>
          <RefusalLines lines={refusalLines(motif)} />
        </Card>
      ) : null}
      <Card title={texts.decision}>
        <ActList acts={acts} areKeysOn={areKeysOn} />
      </Card>
    </DecisionAnchor>
  );
}
