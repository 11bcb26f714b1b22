import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { OpenedRepair, RemoteProps } from '@alveole/contracts';
import { beneficiaryLookup } from '@alveole/domain';
import type { LookupOutcome } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { Button, ErrorState, LinkButton, Notice, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { AbortedDialog } from '../identify-beneficiary/aborted-dialog.tsx';
import { BikeList } from '../identify-beneficiary/bike-list.tsx';
import { texts as identifyTexts } from '../identify-beneficiary/identify.text.ts';
import { PersonCard } from '../identify-beneficiary/person-card.tsx';
import { PersonChoice } from '../identify-beneficiary/person-choice.tsx';
import { SearchPerson } from '../identify-beneficiary/search-person.tsx';
import { foundPersonOf, listedBikes, useFoundPeople } from '../identify-beneficiary/use-found-people.ts';
import type { Acquaintance } from '../identify-beneficiary/use-found-people.ts';
import { useDraft } from '../keep-draft/use-draft.ts';
import { paths } from '../paths.ts';
import { FileForm } from './file-form.tsx';
import { blankReception, searchAgain } from './reception-draft.ts';
import type { ReceptionDraft } from './reception-draft.ts';
import { texts } from './reception.text.ts';
import { useOpeningRefusal } from './use-opening-decision.ts';

/** The counter: who the person is, which bike it is, and a file is opened. */
function Reception({ isSession, ...props }: RemoteProps & { readonly isSession: boolean }): ReactNode {
  const { api, session, config, notify } = props;
  const navigate = useNavigate();
  const { draft, change, forget } = useDraft(
    `reception.${isSession ? 'session' : 'repair'}.${session.userId ?? ''}`,
    blankReception,
  );
  const refusal = useOpeningRefusal(props, isSession);
  const found = useFoundPeople(api, draft.query);
  const people = draft.query === null ? undefined : found.data;
  const isUnknownCode = people?.length === 0 && draft.by === 'code';
  const outcome = people && !isUnknownCode ? outcomeOf(people, draft, isSession, config) : undefined;
  const startAgain = (): void => change(searchAgain({ phone: '', code: '', query: null }));
  const open = ({ repairId, fileNumber }: OpenedRepair): void => {
    forget();
    notify({ tone: 'success', text: `Le dossier ${fileNumber} est ouvert` });
    void navigate(paths.invoice(repairId));
  };
  const own = isSession ? texts.session : texts.repair;
  return (
    <Page width="text">
      <PageTitle lead={own.lead} actions={<StartAgain isShown={draft.query !== null} onPress={startAgain} />}>
        {own.title}
      </PageTitle>
      {refusal ? (
        <Notice tone="warning" action={<LinkButton href={paths.profile}>{texts.toProfile}</LinkButton>}>
          {refusal}
        </Notice>
      ) : null}
      <SearchPerson
        key={draft.by}
        draft={draft}
        change={change}
        fault={isUnknownCode ? identifyTexts.unknownCode : undefined}
        isSearching={found.isFetching && draft.query !== null}
      />
      {draft.query !== null && found.isPending ? <Skeleton label={identifyTexts.searching} shape="card" /> : null}
      {draft.query !== null && found.isError ? (
        <ErrorState
          message={frenchMessage(found.error, { 'Entity not validated.': texts.notValidated })}
          requestId={isAppError(found.error) ? found.error.requestId : undefined}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      ) : null}
      {outcome && people ? (
        <Found
          outcome={outcome}
          people={people}
          {...props}
          draft={draft}
          change={change}
          isSession={isSession}
          isDisabled={refusal !== undefined}
          onOpened={open}
          onStartAgain={startAgain}
        />
      ) : null}
    </Page>
  );
}

interface FoundProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly outcome: LookupOutcome;
  readonly people: readonly Acquaintance[];
  readonly draft: ReceptionDraft;
  readonly change: (changes: Partial<ReceptionDraft>) => void;
  readonly isSession: boolean;
  readonly isDisabled: boolean;
  readonly onOpened: (file: OpenedRepair) => void;
  readonly onStartAgain: () => void;
}

/** What the look-up asks next. */
function Found({ outcome, people, draft, change, onStartAgain, ...form }: FoundProps): ReactNode {
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

function StartAgain({ isShown, onPress }: { readonly isShown: boolean; readonly onPress: () => void }): ReactNode {
  return isShown ? (
    <Button variant="quiet" icon="retry" onPress={onPress}>
      {texts.startAgain}
    </Button>
  ) : null;
}

function outcomeOf(
  people: readonly Acquaintance[],
  draft: ReceptionDraft,
  isSession: boolean,
  config: RemoteProps['config'],
): LookupOutcome {
  const answers = { bikeInList: draft.bikeInList ?? undefined, picked: draft.picked ?? undefined };
  return beneficiaryLookup(
    { mode: isSession ? 'monitor' : 'repair', people: people.map(foundPersonOf), ...answers },
    config.campaign,
  );
}

/** At the workshop's counter. */
export function RepairReceptionPage(props: RemoteProps): ReactNode {
  return <Reception {...props} isSession={false} />;
}

/** Before a cycling lesson. */
export function SessionReceptionPage(props: RemoteProps): ReactNode {
  return <Reception {...props} isSession />;
}
