import type { OpenedRepair, RemoteProps } from '@alveole/contracts';
import type { LookupOutcome } from '@alveole/domain';
import type { ReactNode } from 'react';
import { AbortedDialog } from '../identify-beneficiary/aborted-dialog.tsx';
import { BikeList } from '../identify-beneficiary/bike-list.tsx';
import { PersonCard } from '../identify-beneficiary/person-card.tsx';
import { PersonChoice } from '../identify-beneficiary/person-choice.tsx';
import { listedBikes } from '../identify-beneficiary/use-found-people.ts';
import type { Acquaintance } from '../identify-beneficiary/use-found-people.ts';
import { FileForm } from './file-form.tsx';
import type { ReceptionDraft } from './reception-draft.ts';

export interface NextQuestionProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly outcome: LookupOutcome;
  readonly people: readonly Acquaintance[];
  readonly draft: ReceptionDraft;
  readonly change: (changes: Partial<ReceptionDraft>) => void;
  readonly isSession: boolean;
  readonly isDisabled: boolean;
  readonly onOpened: (file: OpenedRepair) => void;
  readonly onStartAgain: () => void;
}

/** What the look-up asks next, until the file can be opened. */
export function NextQuestion({ outcome, people, draft, change, onStartAgain, ...form }: NextQuestionProps): ReactNode {
  const warning = 'warning' in outcome ? outcome.warning : undefined;
  if (outcome.step === 'aborted')
    return (
      <AbortedDialog
        message={outcome.message}
        searched={draft.by === 'phone' ? draft.phone : draft.code}
        onStartAgain={onStartAgain}
      />
    );
  if (outcome.step === 'choose-bike')
    return <BikeList bikes={listedBikes(people)} warning={warning} onAnswer={(bikeInList) => change({ bikeInList })} />;
  if (outcome.step === 'choose-person')
    return (
      <PersonChoice
        people={people.map(({ person }) => person)}
        warning={warning}
        onPick={(picked) => change({ picked })}
      />
    );
  const consumerId = outcome.step === 'identified' ? outcome.consumerId : undefined;
  const known = people.find(({ person }) => person.consumerId === consumerId)?.person;
  // Only the pre-registration asks for a mail: whoever has one accepted the terms there.
  const isPreRegistered = known !== undefined && (draft.by === 'code' || known.mail !== undefined);
  return (
    <>
      {known ? (
        <PersonCard person={known} onChange={() => (people.length > 1 ? change({ picked: null }) : onStartAgain())} />
      ) : null}
      <FileForm
        key={consumerId ?? 'new'}
        {...form}
        draft={draft}
        change={change}
        consumerId={consumerId}
        isPreRegistered={isPreRegistered}
      />
    </>
  );
}
