import { linesOfRefusal } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts';
import { acceptedOn, establishmentStatuses, isRefused, neverAccepted, type StatusTone } from '@alveole/domain';
import { ActionBar, Button, Notice, TextLink, type MessageTone } from '@alveole/ui';
import { formatDate } from '@alveole/ui/format';
import type { ReactNode } from 'react';
import { texts } from './save-profile.text.ts';

const noticeTones: Readonly<Record<StatusTone, MessageTone>> = {
  green: 'success',
  orange: 'warning',
  red: 'danger',
  purple: 'info',
  grey: 'info',
  black: 'danger',
};

/** What the programme says of the file; a refused one tells its reasons. */
export function StatusNotice({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { partnerMessage, partnerTone } = establishmentStatuses[establishment.status];
  const { refusal = establishment.refusals.at(-1) } = establishment;
  const reasons = isRefused(establishment.status) && refusal !== undefined ? linesOfRefusal(refusal) : [];
  return (
    <Notice tone={noticeTones[partnerTone]}>
      <p>{partnerMessage}</p>
      {reasons.length > 0 ? (
        <ul aria-label={texts.reasons}>
          {reasons.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

export interface StatusPanelProps {
  readonly isClosed: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly conditionsStamp: EstablishmentView['conditionsStamp'];
}

/** The act on the whole profile, always in view on wide screens. */
export function StatusPanel({ isClosed, isSaving, onSave, conditionsStamp }: StatusPanelProps): ReactNode {
  return (
    <>
      {isClosed ? <p>{texts.closed}</p> : null}
      {isClosed ? null : (
        <ActionBar>
          <Button variant="accent" size="l" isWide isPending={isSaving} onPress={onSave}>
            {texts.save}
          </Button>
        </ActionBar>
      )}
      <p>
        <TextLink href="/documents/conditions-generales-utilisation.pdf" isExternal>
          {texts.conditions}
        </TextLink>
        <ConditionsAnswer stamp={conditionsStamp} />
      </p>
    </>
  );
}

/** When the general conditions were accepted, or that they were not. */
function ConditionsAnswer({ stamp }: { readonly stamp: EstablishmentView['conditionsStamp'] }): ReactNode {
  const accepted = acceptedOn(stamp);
  if (accepted) return <span>{` ${texts.conditionsAccepted(formatDate(accepted.day))}`}</span>;
  const answer = stamp === neverAccepted ? texts.conditionsRefused : texts.conditionsAwaited;
  return <span>{` ${answer}`}</span>;
}
