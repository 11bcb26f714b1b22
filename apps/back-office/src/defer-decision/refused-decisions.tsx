import type { RemoteProps } from '@alveole/contracts';
import { LinkButton, Button, Notice, Row, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { withFilters } from '../browse/use-address-filters.ts';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import classes from './deferred-decisions.module.css';
import { texts } from './defer-decision.text.ts';
import { isLeaving } from './use-deferred-decisions.ts';
import type { DeferredDecisions } from './use-deferred-decisions.ts';

export interface RefusedDecisionsProps extends Pick<RemoteProps, 'notify'> {
  readonly decisions: DeferredDecisions;
  /** The list in which one works. */
  readonly params: URLSearchParams;
  /** `page` within the column of a page, `above` one that has margins of its own. */
  readonly place: 'page' | 'above';
}

/** The decisions that could not be written, each with its reason until it is put away; nothing where all were. */
export function RefusedDecisions({ decisions, notify, params, place }: RefusedDecisionsProps): ReactNode {
  const { waitingDecisions, takeBack } = decisions;
  const refused = waitingDecisions.filter((decision) => !isLeaving(decision));
  const putAway = async (decisionId: string): Promise<void> => {
    await takeBack(decisionId).catch((failure: unknown) =>
      notify({ tone: 'danger', text: operationFailureText(failure), seconds: 7 }),
    );
  };
  return (
    <div role="status" aria-label={texts.refusedLabel} className={classes.refused} data-place={place}>
      {refused.length === 0 ? null : (
        <Notice tone="danger" title={texts.refusedTitle(refused.length)}>
          <Stack as="ul" gap="050">
            {refused.map((decision) => (
              <li key={decision.decisionId}>
                <Row gap="100">
                  <span>{texts.refused(decision)}</span>
                  <LinkButton
                    size="s"
                    href={pathOfDecided(decision.fileNumber, params)}
                    aria-label={`${texts.reopen}\u00a0: ${decision.fileNumber}`}
                  >
                    {texts.reopen}
                  </LinkButton>
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={`${texts.putAway}\u00a0: ${decision.fileNumber}`}
                    onPress={() => void putAway(decision.decisionId)}
                  >
                    {texts.putAway}
                  </Button>
                </Row>
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </div>
  );
}

/** The file of a decision, within the list in which one works. */
export const pathOfDecided = (fileNumber: string, params: URLSearchParams): string =>
  withFilters(`/admin/backend/facture/${fileNumber}`, params);
