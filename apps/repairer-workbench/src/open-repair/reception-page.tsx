import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { OpenedRepair } from '@alveole/contracts/repair';
import { useNavigate, useSearchParams } from '@alveole/router';
import { Button, ErrorState, LinkButton, Notice, Page, PageTitle, Row, Skeleton } from '@alveole/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { texts as identifyTexts } from '../find-beneficiary/identify.text.ts';
import { SearchPerson } from '../find-beneficiary/search-person.tsx';
import { useFoundPeople } from '../find-beneficiary/use-found-people.ts';
import { useDraft } from '../keep-draft/use-draft.ts';
import { firstLearner, paths } from '../paths.ts';
import { tellSent } from '../operate-repair/tell-sent.ts';
import { useRepairFile } from '../read-repair/use-repair-file.ts';
import { nextLearnerText } from '../show-file/file.text.ts';
import { isUnanswered } from '../send-later/unanswered.ts';
import { lookUp } from './look-up.ts';
import { outcomeText } from './outcome-text.ts';
import { blankReception, searchAgain } from '../keep-draft/reception-draft.ts';
import type { ReceptionDraft } from '../keep-draft/reception-draft.ts';
import { texts } from './reception.text.ts';
import { useOpeningRefusal } from './use-opening-decision.ts';
import type { OpeningRefusal } from './use-opening-decision.ts';
import { useEnvelopeStanding } from './read-envelopes.ts';
import type { EnvelopeStanding } from './read-envelopes.ts';

/** The forms of the second question: they load while the first one is answered. */
const readNextQuestion = () => import('./next-question.tsx');
const NextQuestion = lazy(async () => ({
  // Asked for twice: a network that stumbles once costs no page.
  default: (await readNextQuestion().catch(readNextQuestion)).NextQuestion,
}));

const lookUpFailures = {
  'entity-not-validated': texts.notValidated,
  'network-error': texts.needsNetwork,
  timeout: texts.needsNetwork,
};

/** The counter: who the person is, which bike it is, and a file is opened. */
function Reception({ isSession, ...props }: RemoteProps & { readonly isSession: boolean }): ReactNode {
  const { api, session, config, notify } = props;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const firstId = isSession ? (params.get(firstLearner) ?? '') : '';
  const first = useRepairFile(api, firstId);
  const {
    draft,
    change: keep,
    forget,
  } = useDraft(`reception.${isSession ? 'session' : 'repair'}.${session.userId ?? ''}`, blankReception);
  const [hasBegun, setBegun] = useState(false);
  const [visits, setVisits] = useState(0);
  const change = useCallback(
    (changes: Partial<ReceptionDraft>): void => {
      setBegun(true);
      // What fails here is asked for again when it is drawn.
      readNextQuestion().catch(() => undefined);
      keep(changes);
    },
    [keep],
  );
  const envelopes = useEnvelopeStanding(props);
  const refusal = useOpeningRefusal(props, isSession);
  const isClosed = refusal !== undefined || envelopes.refusal !== undefined;
  const search = useFoundPeople(api, draft, keep);
  const people = draft.query === null ? undefined : search.data;
  // Without an answer the one before holds.
  const isHeld = people !== undefined && isUnanswered(search.error);
  const isUnknownCode = people?.length === 0 && draft.by === 'code';
  const outcome = people && !isUnknownCode ? lookUp(people, draft, isSession, config.campaign) : undefined;
  const startAgain = (): void => {
    change(searchAgain({ phone: '', code: '', query: null }));
    // The field comes anew and takes the focus: what was pressed is gone.
    setVisits(visits + 1);
  };
  const open = ({ repairId, fileNumber }: OpenedRepair): void => {
    forget();
    tellSent(notify, { fileNumber }, `Le dossier ${fileNumber} est ouvert`);
    void navigate(firstId === '' ? paths.invoice(repairId) : paths.sameInvoice(repairId, firstId));
  };
  const own = isSession ? texts.session : texts.repair;
  return (
    <Page width="text">
      <PageTitle lead={(first.data && nextLearnerText(first.data)) ?? own.lead}>{own.title}</PageTitle>
      {refusal ? (
        <Notice tone="warning" action={<Remedy refusal={refusal} onConditions={session.presentConditions} />}>
          {refusal.explanation}
        </Notice>
      ) : null}
      {refusal ? null : <EnvelopeNotice {...envelopes} />}
      <SearchPerson
        key={`${draft.by} ${visits}`}
        draft={draft}
        change={change}
        fault={isUnknownCode ? identifyTexts.unknownCode : undefined}
        isSearching={search.isFetching && draft.query !== null}
      />
      {/* Below what was typed, which keeps its place when it comes. */}
      {draft.query === null ? null : <StartAgain onPress={startAgain} />}
      {draft.query !== null && search.isPending ? <Skeleton label={identifyTexts.searching} shape="card" /> : null}
      {draft.query !== null && search.isError && !isHeld ? (
        <ErrorState
          message={frenchMessage(search.error, lookUpFailures)}
          requestId={isAppError(search.error) ? search.error.requestId : undefined}
          onRetry={() => void search.refetch()}
          isRetrying={search.isFetching}
        />
      ) : null}
      <p role="status" aria-label={identifyTexts.outcome} className="visually-hidden">
        {isUnknownCode ? identifyTexts.unknownCode : outcome && people && outcomeText(outcome, people, isSession)}
      </p>
      {outcome && people ? (
        <Suspense fallback={<Skeleton label={identifyTexts.searching} shape="card" />}>
          <NextQuestion
            outcome={outcome}
            people={people}
            {...props}
            draft={draft}
            change={change}
            isSession={isSession}
            isDisabled={isClosed}
            hasBegun={hasBegun}
            onOpened={open}
            onStartAgain={startAgain}
            onLeave={forget}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** That no file can be opened, or what becomes of the next one. */
function EnvelopeNotice({ refusal, warning }: EnvelopeStanding): ReactNode {
  if (refusal === undefined) return warning === undefined ? null : <Notice tone="warning">{warning}</Notice>;
  return (
    <Notice tone="danger" action={<LinkButton href={paths.repairs}>{texts.toFiles}</LinkButton>}>
      {refusal}
    </Notice>
  );
}

interface RemedyProps {
  readonly refusal: OpeningRefusal;
  readonly onConditions: () => void;
}

/** What mends a refusal: the dialog of the conditions, or a look at one's own file. */
function Remedy({ refusal, onConditions }: RemedyProps): ReactNode {
  return refusal.awaitsConditions ? (
    <Button onPress={onConditions}>{texts.toConditions}</Button>
  ) : (
    <LinkButton href={paths.profile}>{texts.toProfile}</LinkButton>
  );
}

function StartAgain({ onPress }: { readonly onPress: () => void }): ReactNode {
  return (
    <Row>
      <Button variant="quiet" icon="retry" onPress={onPress}>
        {texts.startAgain}
      </Button>
    </Row>
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
