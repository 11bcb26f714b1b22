import type { RemoteProps } from '@alveole/contracts';
import { premiumStepsOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { areActionsShown, isRefunded, isRefundPending } from '@alveole/domain';
import type { Campaign, StaffActor } from '@alveole/domain';
import { WhyPremium } from '@alveole/shared-screens/reckon-premium';
import { Card } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BehalfCard } from '../act-on-behalf/behalf-card.tsx';
import { ActList } from '../offer-acts/act-list.tsx';
import type { OfferedAct } from '../offer-acts/act-list.tsx';
import { DecisionAnchor } from '../offer-acts/jump-to-decision.tsx';
import { texts as actTexts } from '../offer-acts/offer-acts.text.ts';
import { useHints } from '../read-hints/use-hints.ts';
import { AskedAndAnswered } from './asked-and-answered.tsx';
import classes from './case-panel.module.css';
import { EvidenceFacts } from './evidence-facts.tsx';
import { FileMoney } from './file-money.tsx';
import { CorrectPremium } from './correct-premium.tsx';
import type { ReviewOperation } from './repair-acts.ts';
import { texts } from './review-repair.text.ts';
import { ContactCard } from './shop-facts.tsx';
import { StatusChoice } from './status-choice.tsx';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';

export interface CasePanelProps extends Pick<RemoteProps, 'api'> {
  readonly file: RepairView;
  readonly actor: StaffActor;
  readonly campaign: Campaign;
  /** None on a file that a colleague follows. */
  readonly acts: readonly OfferedAct[];
  /** A decision on it leaves in a moment. */
  readonly isDecided: boolean;
  readonly writer: CaseWriter;
  readonly onChoose: (operation: ReviewOperation) => void;
  readonly areKeysOn: boolean;
}

/** What is due, what can be decided, what was asked, and whom to call. */
export function CasePanel({
  api,
  file,
  actor,
  campaign,
  acts,
  isDecided,
  writer,
  onChoose,
  areKeysOn,
}: CasePanelProps): ReactNode {
  const { repairId, status, premiumCents, shop } = file;
  const { data: hints } = useHints(api, repairId);
  const isDecidable = areActionsShown(status, actor.permission) && acts.length > 0;
  return (
    <DecisionAnchor>
      <AskedAndAnswered file={file} />
      <Card>
        <h2 className="visually-hidden">{texts.decision}</h2>
        <div className={classes.facts}>
          <EvidenceFacts file={file} hints={hints} campaign={campaign} />
        </div>
        <Decision file={file} actor={actor} acts={acts} areKeysOn={areKeysOn} />
        <WhyPremium premiumCents={premiumCents} steps={premiumStepsOf(file)} />
      </Card>
      {isDecidable && !isDecided ? <StatusChoice key={status} file={file} actor={actor} onChoose={onChoose} /> : null}
      <BehalfCard api={api} file={file} actor={actor} campaign={campaign} writer={writer} />
      <CorrectPremium file={file} actor={actor} campaign={campaign} operate={writer.operate} />
      {isRefundPending(status) || isRefunded(status) ? (
        <FileMoney
          api={api}
          campaign={campaign}
          repairId={repairId}
          premiumCents={isRefunded(status) ? premiumCents : undefined}
        />
      ) : null}
      <ContactCard shop={shop} />
    </DecisionAnchor>
  );
}

type DecisionProps = Pick<CasePanelProps, 'file' | 'actor' | 'acts' | 'areKeysOn'>;

/** The acts, or the one line that says why there are none. */
function Decision({ file: { status, operatorName }, actor, acts, areKeysOn }: DecisionProps): ReactNode {
  if (!areActionsShown(status, actor.permission)) return <p>{texts.paidNote}</p>;
  if (acts.length === 0 && isRefunded(status)) return <p>{texts.paidNote}</p>;
  if (acts.length === 0) return <p>{actTexts.assignedTo(operatorName)}</p>;
  return <ActList acts={acts} areKeysOn={areKeysOn} />;
}
