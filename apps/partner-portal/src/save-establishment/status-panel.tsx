import { linesOfRefusal } from '@alveole/contracts/establishment';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import {
  acceptedOn,
  contactsOf,
  establishmentStatuses,
  isClosed,
  isRefused,
  legalTextPlace,
  neverAccepted,
  type Contact,
  type StatusTone,
} from '@alveole/domain';
import { ActionBar, Button, Notice, TextLink, type MessageTone } from '@alveole/ui';
import { formatDate } from '@alveole/ui/format';
import type { ReactNode } from 'react';
import { texts } from './save-establishment.text.ts';

const noticeTones: Readonly<Record<StatusTone, MessageTone>> = {
  green: 'success',
  orange: 'warning',
  red: 'danger',
  purple: 'info',
  grey: 'info',
  black: 'danger',
};

export interface StatusNoticeProps {
  readonly establishment: EstablishmentView;
  readonly programme: Parameters<typeof contactsOf>[0];
}

/** What the programme says of the file; a refused or closed one tells its reasons, a closed one whom to write to. */
export function StatusNotice({ establishment, programme }: StatusNoticeProps): ReactNode {
  const { partnerMessage, partnerTone } = establishmentStatuses[establishment.status];
  const { refusal = establishment.refusals.at(-1) } = establishment;
  const { status, ownClosing } = establishment;
  const isToldWhy = isRefused(status) || (isClosed(status) && ownClosing === undefined);
  const reasons = isToldWhy && refusal !== undefined ? linesOfRefusal(refusal) : [];
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
      {isClosed(status) ? <ClosedAccount ownClosing={ownClosing} contacts={contactsOf(programme)} /> : null}
    </Notice>
  );
}

interface ClosedAccountProps {
  readonly ownClosing: EstablishmentView['ownClosing'];
  readonly contacts: readonly Contact[];
}

/** Why one can do nothing more, where the programme gave no reasons of its own, and whom to write to. */
function ClosedAccount({ ownClosing, contacts }: ClosedAccountProps): ReactNode {
  return (
    <>
      {ownClosing ? <p>{texts.closedByItself(formatDate(ownClosing.undoneUntil))}</p> : null}
      <p>{texts.closedContact}</p>
      <ul aria-label={texts.contacts}>
        {contacts.map(({ name, mail }) => (
          <li key={name}>
            <span>{`${name}\u00a0: `}</span>
            <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
          </li>
        ))}
      </ul>
    </>
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
        <TextLink href={`/${legalTextPlace('conditions-reparateurs').pdf}`} isExternal>
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
