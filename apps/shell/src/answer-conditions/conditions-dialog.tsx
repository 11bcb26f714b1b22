import { frenchMessage } from '@alveole/api-client';
import type { SessionView } from '@alveole/contracts';
import { legalTextPlace, mayRefuseConditions, versionPdf } from '@alveole/domain';
import type { AwaitedConditions } from '@alveole/domain';
import { Button, Checkbox, Dialog, Notice, Stack, TextLink } from '@alveole/ui';
import { formatDate } from '@alveole/ui/format';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ShellParts } from '../start/shell-parts.ts';
import { texts } from './answer-conditions.text.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import { useAnswer } from './use-answer.ts';

export interface ConditionsDialogProps {
  readonly parts: Pick<ShellParts, 'api' | 'notifier'>;
  readonly session: Pick<SessionView, 'entityId' | 'permission' | 'needsConditions' | 'needsTerms'>;
  /** A later version than the accepted one; absent: nothing stands accepted. */
  readonly awaited?: AwaitedConditions | undefined;
  /** Leaves the answer for another day, while the version is not in force; absent: the application is blocked. */
  readonly onClose?: (() => void) | undefined;
  readonly onSignOut: () => void;
  /** He will answer another time: what he has not sent may be asked about first. */
  readonly onLater: () => void;
}

/**
 * Blocks the application until the partner has accepted the conditions, or refused them, which closes his account
 * (settled §3). Nothing but an answer or signing out closes it.
 */
export function ConditionsDialog({
  parts,
  session: known,
  awaited,
  onClose,
  onSignOut,
  onLater,
}: ConditionsDialogProps): ReactNode {
  const { api, notifier } = parts;
  const session = awaited ? { ...known, needsConditions: true, needsTerms: false } : known;
  const answer = useAnswer(api, session.entityId ?? '', {
    onAccepted: () => {
      notifier.notify({ tone: 'success', text: texts.accepted });
      onClose?.();
    },
  });
  const [ticked, setTicked] = useState({ conditions: false, terms: false });
  const [isIncomplete, setIncomplete] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const isComplete = (ticked.conditions || !session.needsConditions) && (ticked.terms || !session.needsTerms);
  const mayRefuse = mayRefuseConditions(session.permission);

  const accept = (): void => {
    setIncomplete(!isComplete);
    if (isComplete) answer.mutate({ act: 'accept-conditions', version: awaited?.version });
  };
  const refuse = async (password: string): Promise<void> => {
    await answer.mutateAsync({ act: 'refuse-conditions', password });
    notifier.notify({ tone: 'info', text: texts.refused, seconds: 10 });
    onSignOut();
  };
  const documents = documentsOf(session, awaited);
  const faultOf = (isTicked: boolean) => (isIncomplete && !isTicked ? texts.missing : undefined);
  const failure = answer.error && !isRefusing ? frenchMessage(answer.error) : undefined;
  return (
    <>
      <Dialog
        isOpen={!isRefusing}
        onClose={onClose ?? (() => undefined)}
        isGuarded={onClose === undefined}
        hasCross={onClose !== undefined}
        title={awaited ? texts.newTitle : texts.title}
        footer={
          <>
            <Button variant="quiet" onPress={onClose ?? onLater} isDisabled={answer.isPending}>
              {onClose ? texts.notNow : texts.later}
            </Button>
            {onClose ? null : (
              <Button variant="danger" onPress={() => setRefusing(true)} isDisabled={answer.isPending || !mayRefuse}>
                {texts.refuse}
              </Button>
            )}
            <Button variant="primary" onPress={accept} isPending={answer.isPending}>
              {texts.accept}
            </Button>
          </>
        }
      >
        <Stack gap="200">
          <p>{leadOf(awaited, onClose !== undefined)}</p>
          {documents.map(({ id, pdf }) => (
            <p key={id}>
              <TextLink href={`/${pdf}`} isExternal>
                {texts.documents[id]}
              </TextLink>
            </p>
          ))}
          {session.needsConditions ? (
            <Checkbox
              label={awaited ? texts.newConditions : texts.conditions}
              value={ticked.conditions}
              error={faultOf(ticked.conditions)}
              onChange={(conditions) => setTicked({ ...ticked, conditions })}
            />
          ) : null}
          {session.needsTerms ? (
            <Checkbox
              label={texts.terms}
              value={ticked.terms}
              error={faultOf(ticked.terms)}
              onChange={(terms) => setTicked({ ...ticked, terms })}
            />
          ) : null}
          {mayRefuse ? null : <p>{texts.refusedByAdministrators}</p>}
          <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
        </Stack>
      </Dialog>
      {isRefusing ? <RefusalDialog onClose={() => setRefusing(false)} onRefuse={refuse} /> : null}
    </>
  );
}

/** What there is to read before an answer. */
function documentsOf(
  { needsConditions, needsTerms }: ConditionsDialogProps['session'],
  awaited: AwaitedConditions | undefined,
) {
  const conditionsPdf = awaited
    ? versionPdf('conditions-reparateurs', awaited.day)
    : legalTextPlace('conditions-reparateurs').pdf;
  return [
    ...(needsConditions ? [{ id: 'conditions' as const, pdf: conditionsPdf }] : []),
    ...(needsTerms ? [{ id: 'terms' as const, pdf: legalTextPlace('conditions-generales').pdf }] : []),
  ];
}

function leadOf(awaited: AwaitedConditions | undefined, isEarly: boolean): string {
  if (awaited === undefined) return texts.lead;
  return isEarly ? texts.newLead(formatDate(awaited.day)) : texts.lead;
}
