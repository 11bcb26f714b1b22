import type { RemoteProps } from '@alveole/contracts';
import type { OpenedRepair } from '@alveole/contracts/repair';
import type { LookupOutcome } from '@alveole/domain';
import { Button, Row } from '@alveole/ui';
import type { ReactNode } from 'react';
import { AbortedVisit } from '../find-beneficiary/aborted-visit.tsx';
import { texts } from '../find-beneficiary/identify.text.ts';
import { LastBikeRow } from '../find-beneficiary/last-bike-row.tsx';
import { PersonCard } from '../find-beneficiary/person-card.tsx';
import { PersonChoice } from '../find-beneficiary/person-choice.tsx';
import { listedBikes } from '../find-beneficiary/use-found-people.ts';
import type { Acquaintance } from '../keep-draft/reception-draft.ts';
import { BikeQuestion } from './bike-question.tsx';
import { FileForm } from './file-form.tsx';
import { lastBikeAmong } from './last-bike.ts';
import { Question } from './question.tsx';
import { pick, takeBike } from '../keep-draft/reception-draft.ts';
import type { ReceptionDraft } from '../keep-draft/reception-draft.ts';

export interface NextQuestionProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly outcome: LookupOutcome;
  readonly people: readonly Acquaintance[];
  readonly draft: ReceptionDraft;
  readonly change: (changes: Partial<ReceptionDraft>) => void;
  readonly isSession: boolean;
  readonly isDisabled: boolean;
  /** Something was typed or pressed since the page opened. */
  readonly hasBegun: boolean;
  readonly onOpened: (file: OpenedRepair) => void;
  readonly onStartAgain: () => void;
  /** What was typed is dropped: another page goes on with what was found. */
  readonly onLeave: () => void;
}

/** What the look-up asks next, until the file can be opened. */
export function NextQuestion(props: NextQuestionProps): ReactNode {
  const { outcome, people, draft, change, onStartAgain, onLeave, hasBegun, ...form } = props;
  const choose = (picked: string | null): void => change(pick(draft, picked));
  const searched = draft.by === 'phone' ? draft.phone : draft.code;
  const warning = 'warning' in outcome ? outcome.warning : undefined;
  if (outcome.step === 'aborted')
    return (
      <AbortedVisit
        message={outcome.message}
        isRestored={!hasBegun}
        isSession={form.isSession}
        searched={searched}
        onStartAgain={onStartAgain}
        onLeave={onLeave}
        onSomebodyElse={() => choose('new')}
      />
    );
  const consumerId = outcome.step === 'identified' ? outcome.consumerId : undefined;
  const lastBike = lastBikeAmong(people, consumerId);
  if (outcome.step === 'choose-bike')
    return (
      <Question key={outcome.step} label={texts.bikesTitle} takesFocus={hasBegun}>
        <BikeQuestion
          bikes={listedBikes(people)}
          warning={warning}
          lastBike={
            lastBike ? <LastBikeRow bike={lastBike.file} onTake={() => change(takeBike(draft, lastBike))} /> : undefined
          }
          searched={searched}
          onNotInList={() => change({ isBikeUnlisted: true })}
          onStartAgain={onStartAgain}
        />
      </Question>
    );
  if (outcome.step === 'choose-person')
    return (
      <Question key={outcome.step} label={texts.peopleTitle} takesFocus={hasBegun}>
        <PersonChoice people={people.map(({ person }) => person)} warning={warning} onPick={choose} />
      </Question>
    );
  const known = people.find(({ person }) => person.consumerId === consumerId)?.person;
  return (
    <Question key={consumerId ?? 'new'} label={texts.fileTitle} takesFocus={hasBegun}>
      {known ? (
        <PersonCard
          person={known}
          isOneOfMany={people.length > 1}
          onChange={() => choose(people.length > 1 ? null : 'new')}
        />
      ) : null}
      {!known && people.length > 0 ? (
        <Row>
          <Button variant="quiet" icon="arrowLeft" onPress={() => choose(null)}>
            {texts.backToKnown}
          </Button>
        </Row>
      ) : null}
      <FileForm {...form} draft={draft} change={change} known={known} lastBike={known && lastBike?.file} />
    </Question>
  );
}
