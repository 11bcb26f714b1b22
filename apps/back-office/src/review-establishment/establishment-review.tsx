import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentActRequest, EstablishmentView } from '@alveole/contracts/establishment';
import { reviewersOf } from '@alveole/contracts/staff';
import { bestScreen, decideEstablishment, establishmentStatuses } from '@alveole/domain';
import { formatDeskTime, Page, PageTitle, Split, StatusBadge, useShortcuts } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { chosenChip, establishmentChips } from '../list-establishments/establishment-filters.ts';
import { establishmentName } from '../list-establishments/establishment-name.ts';
import { FileNavigation } from '../browse/file-navigation.tsx';
import type { Neighbours } from '../browse/file-order.ts';
import { useOpenedAtTop } from '../browse/use-opened-at-top.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { FileMessages, MessageTroubles } from '../follow-messages/file-messages.tsx';
import { FlagCard } from '../flag-subject/flag-card.tsx';
import { FlagNotices } from '../flag-subject/flag-notices.tsx';
import { useFlagItems } from '../flag-subject/use-flag-items.tsx';
import { SuspensionCard } from '../suspend-payments/suspension-card.tsx';
import { useSuspensionItems } from '../suspend-payments/use-suspension-items.tsx';
import { KeyHints } from '../keyboard/key-hints.tsx';
import { useKeyPreference } from '../keyboard/use-key-preference.ts';
import { keysOfActs } from '../offer-acts/act-list.tsx';
import { JumpToDecision } from '../offer-acts/jump-to-decision.tsx';
import { AssigneeBar } from '../assign-repair/assignee-bar.tsx';
import type { Assignment } from '../assign-repair/assignee-bar.tsx';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { useColleagues } from '../list-staff/use-colleagues.ts';
import { ActDialogs } from '../decide-establishment/act-dialogs.tsx';
import { DecisionPanel } from '../decide-establishment/decision-panel.tsx';
import { reviewActs } from '../decide-establishment/establishment-acts.ts';
import type { ReviewAct } from '../decide-establishment/establishment-acts.ts';
import { DuplicatesDialog } from '../decide-establishment/duplicates-dialog.tsx';
import { EstablishmentSections } from '../read-establishment/establishment-sections.tsx';
import { FileTimeline } from '../read-establishment/file-timeline.tsx';
import { RefusalHistory } from '../read-establishment/refusal-history.tsx';
import { texts as savedTexts } from '../save-establishment/save-establishment.text.ts';
import { listPaths } from '../list-establishments/list-paths.ts';
import { texts } from './review-establishment.text.ts';
import { saveFailure } from '../save-establishment/save-failure.ts';
import { useEstablishmentAct } from '../save-establishment/save-establishment.ts';
import classes from './establishment-review.module.css';

export interface EstablishmentReviewProps extends RemoteProps {
  readonly establishment: EstablishmentView;
  readonly neighbours: Neighbours;
  readonly params: URLSearchParams;
}

/** One establishment's file on the desk: the evidence large, the decision beside it and always in view. */
export function EstablishmentReview(props: EstablishmentReviewProps): ReactNode {
  const { api, session, notify, establishment, neighbours, params } = props;
  const [act, setAct] = useState<ReviewAct>();
  const [isDecided, setDecided] = useState(false);
  const [duplicates, setDuplicates] = useState<readonly string[]>();
  const heading = useOpenedAtTop();
  const actor = staffActorOf(session);
  const keys = useKeyPreference();
  const colleagues = useColleagues(api);
  const actOn = useEstablishmentAct({ api, notify });
  const acts = reviewActs(establishment, actor, setAct);
  useShortcuts(keysOfActs(acts, notify), { isEnabled: keys.isOn });
  const { profile, status, createdAt } = establishment;
  const { tone, label } = establishmentStatuses[status];
  const name = profile.companyName || establishmentName(establishment);
  const doAct = async (asked: EstablishmentActRequest, success: string): Promise<void> => {
    const outcome = await actOn(establishment, asked, success);
    if (outcome.isDone && decisions.has(asked.act)) setDecided(true);
    if (outcome.duplicates) setDuplicates(outcome.duplicates);
  };
  const flagItems = useFlagItems(api, establishment.entityId, session.role === 'ADM');
  const suspensionItems = useSuspensionItems(api, establishment.entityId, session.role === 'ADM');
  const mayModify = decideEstablishment(establishment, { act: 'modify' }, actor).ok;
  const hrefOf = (id: string) => withFilters(`/admin/backend/folder/${id}`, params);
  const assign = ({ userId, name: holder }: Assignment) =>
    actOn(
      establishment,
      { act: 'assign', operator: userId === undefined ? 'nobody' : { id: userId, name: holder } },
      userId === undefined ? texts.released : userId === actor.userId ? texts.reserved : texts.assigned,
    ).catch(saveFailure);
  return (
    <Page>
      <FileNavigation
        trail={trailOf(establishment, params)}
        neighbours={neighbours}
        hrefOf={hrefOf}
        areKeysOn={keys.isOn}
      />
      <PageTitle
        ref={heading}
        status={<StatusBadge tone={tone}>{label}</StatusBadge>}
        lead={
          <>
            <span>{[...[profile.commercialName, profile.city].filter(Boolean), ''].join(' · ')}</span>
            <span className={classes.filed}>{`${texts.filed} ${formatDeskTime(createdAt)}`}</span>
          </>
        }
        actions={
          <AssigneeBar
            operatorId={establishment.operatorId}
            operatorName={establishment.operatorName}
            actor={actor}
            userName={session.userName}
            colleagues={reviewersOf(establishment.kind, colleagues)}
            assign={assign}
            areKeysOn={keys.isOn}
          />
        }
      >
        {name}
      </PageTitle>
      <MessageTroubles api={api} subject="establishment" id={establishment.entityId} />
      <Split
        asideLabel={texts.decision}
        asideWidth="narrow"
        aside={
          <>
            {session.role === 'ADM' ? <FlagNotices api={api} entityId={establishment.entityId} /> : null}
            <DecisionPanel
              establishment={establishment}
              acts={acts}
              areKeysOn={keys.isOn}
              decided={isDecided ? { nextHref: neighbours.next && hrefOf(neighbours.next) } : undefined}
            />
          </>
        }
      >
        <EstablishmentSections
          remote={props}
          establishment={establishment}
          onModify={
            mayModify ? (changes, success) => actOn(establishment, { act: 'modify', changes }, success) : undefined
          }
        />
        <RefusalHistory refusals={establishment.refusals} />
        {session.role === 'ADM' ? <FlagCard remote={props} subject="shop" subjectId={establishment.entityId} /> : null}
        <SuspensionCard remote={props} entityId={establishment.entityId} />
        <FileTimeline api={api} establishment={establishment} besides={[...suspensionItems, ...flagItems]} />
        <FileMessages api={api} subject="establishment" id={establishment.entityId} />
      </Split>
      <JumpToDecision acts={acts} />
      <KeyHints hints={texts.hints} preference={keys} />
      <ActDialogs
        api={api}
        act={act}
        establishment={establishment}
        actor={actor}
        onAct={doAct}
        onClose={() => setAct(undefined)}
      />
      {duplicates ? (
        <DuplicatesDialog
          api={api}
          establishment={establishment}
          duplicates={duplicates}
          onClose={() => setDuplicates(undefined)}
          onValidate={() => doAct({ act: 'validate', acknowledgedDuplicates: duplicates }, savedTexts.mailSent)}
        />
      ) : null}
    </Page>
  );
}

/** After these the next file is offered. */
const decisions: ReadonlySet<EstablishmentActRequest['act']> = new Set([
  'validate',
  'refuse-temporarily',
  'refuse-definitively',
  'send-to-fub',
  'fub-validates',
  'fub-refuses',
]);

function trailOf({ kind }: EstablishmentView, params: URLSearchParams) {
  const path = listPaths[kind];
  const chosen = chosenChip(params);
  const filter = establishmentChips(undefined).find(({ value }) => value === chosen)?.label ?? '';
  return [
    { label: bestScreen(path)?.name ?? '', href: path },
    { label: filter, href: withFilters(path, params) },
  ];
}
