import { messagesOf } from '@alveole/contracts/repair';
import { isReviewDecision } from '@alveole/contracts/review';
import { repairReviewersOf } from '@alveole/contracts/staff';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { areActionsShown, isSession, mayReview, personName, repairStatuses } from '@alveole/domain';
import {
  Card,
  formatDeskTime,
  Page,
  PageTitle,
  Split,
  StatusBadge,
  Tabs,
  useIsPrinting,
  useShortcuts,
} from '@alveole/ui';
import { useNavigate } from '@alveole/router';
import { useMarkRepairRead } from '@alveole/shared-screens/mark-repair-read';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { filterName } from '../list-repairs/repair-filters.ts';
import { FileMessages, MessageTroubles } from '../follow-messages/file-messages.tsx';
import { FileNavigation } from '../browse/file-navigation.tsx';
import type { Neighbours } from '../browse/file-order.ts';
import { useOpenedAtTop } from '../browse/use-opened-at-top.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { DeferredDecisionsBar } from '../defer-decision/deferred-decisions.tsx';
import { RefusedDecisions } from '../defer-decision/refused-decisions.tsx';
import { useDeferDecision } from '../defer-decision/use-defer-decision.ts';
import { texts as decisionTexts } from '../defer-decision/defer-decision.text.ts';
import { isLeaving, useDeferredDecisions } from '../defer-decision/use-deferred-decisions.ts';
import { FlagCard } from '../flag-subject/flag-card.tsx';
import { KeyHints } from '../keyboard/key-hints.tsx';
import { useKeyPreference } from '../keyboard/use-key-preference.ts';
import { texts as noteTexts } from '../note-repair/note-repair.text.ts';
import { StaffNotes } from '../note-repair/staff-notes.tsx';
import { useStaffNotes } from '../note-repair/use-staff-notes.ts';
import { keysOfActs } from '../offer-acts/act-list.tsx';
import { JumpToDecision } from '../offer-acts/jump-to-decision.tsx';
import { AssigneeBar } from '../assign-repair/assignee-bar.tsx';
import { useHints } from '../read-hints/use-hints.ts';
import { RepairHints } from '../read-hints/repair-hints.tsx';
import { useReasonsAhead } from '../save-reasons/use-review-reasons.ts';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { useColleagues } from '../list-staff/use-colleagues.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { Discussion } from './discussion.tsx';
import { EvidenceView } from './evidence-view.tsx';
import { FileNotices, FileWarnings } from './file-notices.tsx';
import { OperationDialog } from './operation-dialog.tsx';
import { PersonStrip } from './person-strip.tsx';
import { PrintedFacts } from './printed-facts.tsx';
import { repairActs } from './repair-acts.ts';
import type { ReviewOperation } from './repair-acts.ts';
import { texts } from './review-repair.text.ts';
import classes from './repair-review.module.css';
import { ShopFacts } from './shop-facts.tsx';
import { useCaseWriter } from '../operate-repair/operate-repair.ts';

export interface RepairReviewProps extends RemoteProps {
  readonly file: RepairView;
  readonly neighbours: Neighbours;
  readonly params: URLSearchParams;
}

/** One repair file on the desk: invoice and photo large, the decision beside them and always in view. */
export function RepairReview({ api, session, config, notify, file, neighbours, params }: RepairReviewProps): ReactNode {
  const [operation, setOperation] = useState<ReviewOperation>();
  const heading = useOpenedAtTop();
  useMarkRepairRead(api, { ...file, isUnread: file.isUnreadByStaff });
  const actor = staffActorOf(session);
  const keys = useKeyPreference();
  const isPrinting = useIsPrinting();
  const colleagues = useColleagues(api);
  const writer = useCaseWriter({ api, notify }, file);
  const defer = useDeferDecision({ api, notify }, file);
  const notes = useStaffNotes(api, file.repairId);
  const decisions = useDeferredDecisions({ api, notify });
  const isDecided = decisions.waitingDecisions.some(
    (decision) => decision.repairId === file.repairId && isLeaving(decision),
  );
  const isTheirs = !mayReview(file, actor);
  const acts = (isTheirs ? [] : repairActs(file, actor, setOperation)).map((act) =>
    isDecided ? { ...act, refusal: decisionTexts.waits } : act,
  );
  useReasonsAhead(api, { isEnabled: acts.length > 0 });
  const goOn = useNextFile(neighbours, params);
  const confirm = async (input: RepairOperationInput): Promise<boolean> => {
    if (!isReviewDecision(input)) return writer.operate(input, texts.done);
    const isDeferred = await defer(input);
    if (isDeferred) goOn();
    return isDeferred;
  };
  useShortcuts(keysOfActs(acts, notify), { isEnabled: keys.isOn && areActionsShown(file.status, actor.permission) });
  const { fileNumber, operatorId, operatorName, createdAt, person, shop } = file;
  const { tone, label } = repairStatuses[file.status];
  const { data: hints } = useHints(api, file.repairId);
  const tabs = [
    {
      id: 'pieces',
      title: isSession(file) ? texts.sessionTab : texts.evidenceTab,
      content: <EvidenceView api={api} file={file} />,
    },
    {
      id: 'messages',
      title: texts.messagesTab,
      count: messagesOf(file).length,
      content: <Discussion file={file} actor={actor} operate={writer.operate} />,
    },
    {
      id: 'notes',
      title: noteTexts.tab,
      count: notes.query.data?.length,
      content: <StaffNotes fileNumber={fileNumber} notes={notes} notify={notify} />,
    },
    { id: 'etablissement', title: texts.shopTab, content: <ShopFacts shop={shop} /> },
  ];
  return (
    <Page paper="upright" density="tight">
      <FileNavigation
        trail={trailOf(params)}
        neighbours={neighbours}
        hrefOf={(id) => withFilters(`/admin/backend/facture/${id}`, params)}
        areKeysOn={keys.isOn}
      >
        <DeferredDecisionsBar
          decisions={decisions}
          notify={notify}
          params={params}
          areKeysOn={keys.isOn}
          place="line"
        />
      </FileNavigation>
      <RefusedDecisions decisions={decisions} notify={notify} params={params} place="page" />
      <PageTitle
        ref={heading}
        isLeadInline
        status={<StatusBadge tone={tone}>{label}</StatusBadge>}
        lead={
          <>
            <span>
              <span>{[file.entityName ?? shop.commercialName, personName(person)].filter(Boolean).join(' · ')}</span>
              <span className={classes.beforeDate}>{' · '}</span>
            </span>
            <span className={classes.filed}>
              <span className={classes.filedWord}>{`${texts.filed} `}</span>
              <span>{formatDeskTime(createdAt)}</span>
            </span>
          </>
        }
        actions={
          <AssigneeBar
            operatorId={operatorId}
            actor={actor}
            userName={session.userName}
            operatorName={operatorName}
            colleagues={repairReviewersOf(colleagues)}
            assign={(assignment) =>
              writer.assign(
                assignment,
                assignment.userId === undefined
                  ? texts.released
                  : assignment.userId === actor.userId
                    ? texts.reserved
                    : texts.assigned,
              )
            }
            areKeysOn={keys.isOn}
          />
        }
      >
        {fileNumber}
      </PageTitle>
      {isPrinting ? <PrintedFacts file={file} hints={hints} campaign={config.campaign} /> : null}
      <FileWarnings file={file} />
      <FileNotices api={api} file={file} userId={actor.userId} />
      <MessageTroubles api={api} subject="file" id={file.repairId} />
      <Split
        asideLabel={texts.decision}
        asideWidth="narrow"
        below={
          <>
            <FlagCard remote={{ api, notify }} subject="person" subjectId={file.consumerId} />
            <div className={classes.events}>
              <CaseTimeline file={file} />
              <FileMessages api={api} subject="file" id={file.repairId} />
            </div>
          </>
        }
        aside={
          <CasePanel
            api={api}
            file={file}
            actor={actor}
            campaign={config.campaign}
            acts={acts}
            isDecided={isDecided}
            writer={writer}
            onChoose={setOperation}
            areKeysOn={keys.isOn}
          />
        }
      >
        <div className={classes.pieces}>
          <Card>
            <h2 className="visually-hidden">{texts.evidence}</h2>
            {isPrinting ? null : <PersonStrip file={file} />}
            <Tabs label={texts.evidence} items={tabs} />
          </Card>
        </div>
        <RepairHints api={api} repairId={file.repairId} isOfSession={isSession(file)} vatRate={file.vatRate} />
      </Split>
      <JumpToDecision acts={acts} />
      <KeyHints hints={texts.hints} preference={keys} />
      {operation === undefined ? null : (
        <OperationDialog
          api={api}
          operation={operation}
          file={file}
          userId={actor.userId}
          onClose={() => setOperation(undefined)}
          onConfirm={confirm}
        />
      )}
    </Page>
  );
}

/** Where one goes behind a decision: the next file of the list, the list at its end; nowhere from a file that is in none. */
function useNextFile({ next, position }: Neighbours, params: URLSearchParams): () => void {
  const navigate = useNavigate();
  return () => {
    if (position === undefined) return;
    const path = next === undefined ? '/admin/backend/reparations' : `/admin/backend/facture/${next}`;
    void navigate(withFilters(path, params));
  };
}

function trailOf(params: URLSearchParams) {
  const path = '/admin/backend/reparations';
  const filter = filterName(params);
  return [
    { label: texts.list, href: filter === undefined ? withFilters(path, params) : path },
    ...(filter === undefined ? [] : [{ label: filter, href: withFilters(path, params) }]),
  ];
}
