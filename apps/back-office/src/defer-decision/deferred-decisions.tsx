import type { RemoteProps } from '@alveole/contracts';
import type { DeferredDecisionView } from '@alveole/contracts/review';
import { regretMs } from '@alveole/contracts/review';
import { useNavigate } from '@alveole/router';
import { Button, useSecondsLeft, useShortcuts } from '@alveole/ui';
import type { ReactNode } from 'react';
import { keepDraft } from '../operate-repair/use-draft.ts';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import classes from './deferred-decisions.module.css';
import { pathOfDecided } from './refused-decisions.tsx';
import { texts } from './defer-decision.text.ts';
import { isLeaving } from './use-deferred-decisions.ts';
import type { DeferredDecisions } from './use-deferred-decisions.ts';

export interface DeferredDecisionsProps extends Pick<RemoteProps, 'notify'> {
  readonly decisions: DeferredDecisions;
  /** The list in which one works. */
  readonly params: URLSearchParams;
  readonly areKeysOn: boolean;
  /** `line` within a line of the page, over nothing; `foot` at the foot of the window, over the rows of a list. */
  readonly place: 'line' | 'foot';
}

/** One bar for all decisions that leave: how many they are, and the newest, which can be taken back. */
export function DeferredDecisionsBar(props: DeferredDecisionsProps): ReactNode {
  const { decisions, notify, params, areKeysOn, place } = props;
  const navigate = useNavigate();
  const leaving = decisions.waitingDecisions.filter(isLeaving);
  const reversible = leaving.filter(({ state }) => state === 'held');
  const newest = reversible.at(-1);
  const shownDecision = newest ?? leaving.at(-1);

  const undo = async ({ decisionId }: DeferredDecisionView): Promise<void> => {
    try {
      const { fileNumber, operation, text } = await decisions.takeBack(decisionId);
      keepDraft(fileNumber, operation, text);
      notify({ tone: 'success', text: texts.undone });
      void navigate(pathOfDecided(fileNumber, params));
    } catch (failure) {
      notify({ tone: 'danger', text: operationFailureText(failure), seconds: 7 });
    }
  };
  useShortcuts({ z: () => newest && void undo(newest) }, { isEnabled: areKeysOn && newest !== undefined });
  return (
    <div role="status" aria-label={texts.label} className={classes.region} data-place={place}>
      {shownDecision === undefined ? null : (
        <div className={classes.bar}>
          <p className={classes.text}>
            <strong>{texts.leaving(leaving.length)}</strong>
            <span>{` · ${texts.newest(shownDecision)}`}</span>
          </p>
          {newest === undefined ? null : (
            <>
              <SecondsLeft key={newest.decisionId} dueAt={newest.dueAt} />
              <Button
                size="s"
                aria-label={`${undoText(reversible.length)}\u00a0: ${newest.fileNumber}`}
                onPress={() => void undo(newest)}
                shortcut={areKeysOn ? 'Z' : undefined}
              >
                {undoText(reversible.length)}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const undoText = (count: number): string => (count === 1 ? texts.undo : texts.undoLast);

/** For the eye alone: who listens was told once that it leaves in a moment. */
function SecondsLeft({ dueAt }: { readonly dueAt: string }): ReactNode {
  return (
    <span aria-hidden className={classes.seconds}>
      {texts.seconds(useSecondsLeft(Date.parse(dueAt) - regretMs, regretMs))}
    </span>
  );
}
