import type { RemoteProps } from '@alveole/contracts';
import type { DeferredDecisionView } from '@alveole/contracts/review';
import { regretMs } from '@alveole/contracts/review';
import { useNavigate } from '@alveole/router';
import { Button, LinkButton, useSecondsLeft, useShortcuts } from '@alveole/ui';
import type { ReactNode } from 'react';
import { withFilters } from '../browse/use-address-filters.ts';
import { keepDraft } from '../operate-repair/use-draft.ts';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import classes from './deferred-decisions.module.css';
import { texts } from './defer-decision.text.ts';
import type { DeferredDecisions } from './use-deferred-decisions.ts';

export interface DeferredDecisionsProps extends Pick<RemoteProps, 'notify'> {
  readonly decisions: DeferredDecisions;
  /** The list in which one works. */
  readonly params: URLSearchParams;
  readonly areKeysOn: boolean;
}

/** What one decided and can still take back, over every file that one reads meanwhile; and what could not be written. */
export function DeferredDecisionsBar({ decisions, notify, params, areKeysOn }: DeferredDecisionsProps): ReactNode {
  const navigate = useNavigate();
  const { waitingDecisions, takeBack } = decisions;
  const newest = waitingDecisions.findLast(({ state }) => state === 'held');

  const notifyFailure = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((failure: unknown) => notify({ tone: 'danger', text: operationFailureText(failure), seconds: 7 }));
  };
  const undo = async ({ decisionId }: DeferredDecisionView): Promise<void> => {
    const { fileNumber, operation, text } = await takeBack(decisionId);
    keepDraft(fileNumber, operation, text);
    notify({ tone: 'success', text: texts.undone });
    void navigate(pathOf(fileNumber, params));
  };
  useShortcuts(
    { z: () => newest && void notifyFailure(undo(newest)) },
    { isEnabled: areKeysOn && newest !== undefined },
  );
  return (
    <div className={classes.region}>
      <div role="status" aria-label={texts.label} className={classes.list}>
        {waitingDecisions.map((decision) => (
          <div key={decision.decisionId} className={classes.decision} data-state={decision.state}>
            <p className={classes.text}>{sentenceOf(decision)}</p>
            {decision.state === 'held' ? (
              <>
                <SecondsLeft dueAt={decision.dueAt} />
                <Button
                  aria-label={`${texts.undo}\u00a0: ${decision.fileNumber}`}
                  onPress={() => void notifyFailure(undo(decision))}
                  shortcut={areKeysOn && decision === newest ? 'Z' : undefined}
                >
                  {texts.undo}
                </Button>
              </>
            ) : null}
            {decision.state === 'refused' ? (
              <>
                <LinkButton
                  href={pathOf(decision.fileNumber, params)}
                  aria-label={`${texts.reopen}\u00a0: ${decision.fileNumber}`}
                >
                  {texts.reopen}
                </LinkButton>
                <Button
                  variant="quiet"
                  aria-label={`${texts.putAway}\u00a0: ${decision.fileNumber}`}
                  onPress={() => void notifyFailure(takeBack(decision.decisionId))}
                >
                  {texts.putAway}
                </Button>
              </>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}

const pathOf = (fileNumber: string, params: URLSearchParams): string =>
  withFilters(`/admin/backend/facture/${fileNumber}`, params);

function sentenceOf(decision: DeferredDecisionView): string {
  if (decision.state === 'refused') return texts.refused(decision);
  return decision.state === 'held' ? texts.leaving(decision) : texts.begun(decision);
}

/** For the eye alone: who listens was told once that it leaves in a moment. */
function SecondsLeft({ dueAt }: { readonly dueAt: string }): ReactNode {
  return (
    <span aria-hidden className={classes.seconds}>
      {texts.seconds(useSecondsLeft(Date.parse(dueAt) - regretMs, regretMs))}
    </span>
  );
}
