import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { areActionsShown, repairStatuses } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { Card, formatDateTime, Notice, Page, PageTitle, Split, StatusBadge, Tabs, useShortcuts } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { filterName } from '../browse-repairs/repair-filters.ts';
import { FileNavigation } from '../browse/file-navigation.tsx';
import type { Neighbours } from '../browse/file-order.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { KeyHints } from '../keyboard/key-hints.tsx';
import { useKeyPreference } from '../keyboard/use-key-preference.ts';
import { keysOfActs } from '../offer-acts/act-list.tsx';
import { JumpToDecision } from '../offer-acts/jump-to-decision.tsx';
import { HolderBar } from '../reserve-file/holder-bar.tsx';
import { staffActorOf } from '../staff/staff-actor.ts';
import { useColleagues } from '../staff/use-colleagues.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { Discussion } from './discussion.tsx';
import { EvidenceView } from './evidence-view.tsx';
import { OperationDialog } from './operation-dialog.tsx';
import { PersonStrip } from './person-strip.tsx';
import { repairActs } from './repair-acts.ts';
import type { ReviewOperation } from './repair-acts.ts';
import { isSession, messagesOf, ruledFileOf } from './repair-case.ts';
import { missingNames, texts } from './review-repair.text.ts';
import { ShopFacts } from './shop-facts.tsx';
import { useCaseWriter } from './use-repair-case.ts';

export interface RepairReviewProps extends RemoteProps {
  readonly file: RepairFile;
  readonly neighbours: Neighbours;
  readonly params: URLSearchParams;
}

/** One repair file on the desk: invoice and photo large, the decision beside them and always in view. */
export function RepairReview({ api, session, config, notify, file, neighbours, params }: RepairReviewProps): ReactNode {
  const [operation, setOperation] = useState<ReviewOperation>();
  const actor = staffActorOf(session);
  const keys = useKeyPreference();
  const colleagues = useColleagues(api);
  const writer = useCaseWriter({ api, notify }, file);
  const ruled = ruledFileOf(file);
  const acts = repairActs(ruled, actor, setOperation);
  useShortcuts(keysOfActs(acts), { isEnabled: keys.isOn && areActionsShown(ruled.status, actor.permission) });
  const { repair_rozo_id, rozo_user_id, create_date, consumer, entity_name, history } = file;
  const { tone, label } = repairStatuses[file.status as RepairStatus];
  const shop = entity_name ?? file.entity.commercialname;
  const tabs = [
    {
      id: 'pieces',
      title: isSession(file) ? texts.sessionTab : texts.evidenceTab,
      content: <EvidenceView api={api} file={file} />,
    },
    {
      id: 'messages',
      title: texts.messagesTab,
      count: messagesOf(history).length,
      content: <Discussion file={file} actor={actor} operate={writer.operate} />,
    },
    { id: 'etablissement', title: texts.shopTab, content: <ShopFacts shop={file.entity} /> },
  ];
  return (
    <Page>
      <FileNavigation
        trail={trailOf(params)}
        neighbours={neighbours}
        hrefOf={(id) => withFilters(`/admin/backend/facture/${id}`, params)}
        areKeysOn={keys.isOn}
      />
      <PageTitle
        status={<StatusBadge tone={tone}>{label}</StatusBadge>}
        lead={[
          shop,
          `${consumer.first_name} ${consumer.last_name}`.trim(),
          `${texts.filed} ${formatDateTime(create_date)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <HolderBar
            operatorId={rozo_user_id ?? null}
            actor={actor}
            userName={session.userName}
            colleagues={colleagues}
            assign={(assignment) =>
              writer.assign(
                assignment,
                assignment.userId === null
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
        {repair_rozo_id}
      </PageTitle>
      <Warnings file={file} />
      <Split
        asideLabel={texts.decision}
        aside={
          <CasePanel
            file={file}
            actor={actor}
            campaign={config.campaign}
            acts={acts}
            writer={writer}
            onChoose={setOperation}
            areKeysOn={keys.isOn}
          />
        }
      >
        <Card>
          <h2 className="visually-hidden">{texts.evidence}</h2>
          <Tabs label={texts.evidence} items={tabs} />
          <PersonStrip file={file} />
        </Card>
        <CaseTimeline file={file} />
      </Split>
      <JumpToDecision />
      <KeyHints hints={texts.hints} preference={keys} />
      {operation === undefined ? null : (
        <OperationDialog
          operation={operation}
          fileNumber={repair_rozo_id}
          onClose={() => setOperation(undefined)}
          onConfirm={(input) => writer.operate(input, texts.done)}
        />
      )}
    </Page>
  );
}

/** What deserves a look before any decision. */
function Warnings({ file: { status, missing, repair_search_data } }: { readonly file: RepairFile }): ReactNode {
  const lacks = status === 0 && missing.length > 0;
  return (
    <>
      {lacks ? (
        <Notice tone="warning" title={texts.incomplete}>
          {`Il manque ${missing.map((step) => missingNames[step]).join(', ')}.`}
        </Notice>
      ) : null}
      {repair_search_data.bug ? (
        <Notice tone="warning" title={texts.incident}>{`Repère ${repair_search_data.bug}.`}</Notice>
      ) : null}
    </>
  );
}

function trailOf(params: URLSearchParams) {
  const path = '/admin/backend/reparations';
  const filter = filterName(params);
  return [
    { label: texts.list, href: path },
    ...(filter === undefined ? [] : [{ label: filter, href: withFilters(path, params) }]),
  ];
}
