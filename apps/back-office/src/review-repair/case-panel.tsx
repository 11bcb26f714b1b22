import type { RepairFile } from '@alveole/contracts';
import { areActionsShown, repairStatuses } from '@alveole/domain';
import type { Campaign, RepairStatus, StaffActor } from '@alveole/domain';
import { Card, DefinitionList, formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { ActList } from '../offer-acts/act-list.tsx';
import type { OfferedAct } from '../offer-acts/act-list.tsx';
import { DecisionAnchor } from '../offer-acts/jump-to-decision.tsx';
import { StatusBanner } from '../offer-acts/status-banner.tsx';
import classes from './case-panel.module.css';
import { PremiumCorrection } from './premium-correction.tsx';
import type { ReviewOperation } from './repair-acts.ts';
import { askedLines, ruledFileOf } from './repair-case.ts';
import { texts } from './review-repair.text.ts';
import { ContactCard } from './shop-facts.tsx';
import { StatusChoice } from './status-choice.tsx';
import type { CaseWriter } from './use-repair-case.ts';

export interface CasePanelProps {
  readonly file: RepairFile;
  readonly actor: StaffActor;
  readonly campaign: Campaign;
  readonly acts: readonly OfferedAct[];
  readonly writer: CaseWriter;
  readonly onChoose: (operation: ReviewOperation) => void;
  readonly areKeysOn: boolean;
}

/** What is due, what can be decided, what was asked, and whom to call. */
export function CasePanel({ file, actor, campaign, acts, writer, onChoose, areKeysOn }: CasePanelProps): ReactNode {
  const ruled = ruledFileOf(file);
  const { tone, label } = repairStatuses[file.status as RepairStatus];
  const due = file.repair_amounts.amount_to_refund;
  const asked = askedLines(file);
  const isDecidable = areActionsShown(ruled.status, actor.permission);
  return (
    <DecisionAnchor>
      <StatusBanner tone={tone} label={label}>
        {asked.length === 0 ? null : (
          <ul className={classes.asked} aria-label={texts.asked}>
            {asked.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </StatusBanner>
      <Card title={texts.decision}>
        <div className={classes.premium}>
          <DefinitionList
            layout="rows"
            items={[
              { label: texts.premium, value: due === undefined ? undefined : formatEuros(centsOf(due)), isKey: true },
            ]}
          />
        </div>
        {isDecidable ? <ActList acts={acts} areKeysOn={areKeysOn} /> : <p>{texts.paidNote}</p>}
      </Card>
      {isDecidable ? <StatusChoice key={file.status} file={ruled} actor={actor} onChoose={onChoose} /> : null}
      <PremiumCorrection file={file} actor={actor} campaign={campaign} operate={writer.operate} />
      <ContactCard shop={file.entity} />
    </DecisionAnchor>
  );
}
