import type { EstablishmentView, RemoteProps } from '@alveole/contracts';
import { bestScreen, establishmentStatuses } from '@alveole/domain';
import { formatDateTime, Page, PageTitle, Split, StatusBadge, useShortcuts } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { chosenChip, establishmentChips } from '../browse-establishments/establishment-filters.ts';
import { establishmentName } from '../browse-establishments/establishment-columns.tsx';
import { FileNavigation } from '../browse/file-navigation.tsx';
import type { Neighbours } from '../browse/file-order.ts';
import { withFilters } from '../browse/use-address-filters.ts';
import { KeyHints } from '../keyboard/key-hints.tsx';
import { useKeyPreference } from '../keyboard/use-key-preference.ts';
import { keysOfActs } from '../offer-acts/act-list.tsx';
import { JumpToDecision } from '../offer-acts/jump-to-decision.tsx';
import { HolderBar } from '../reserve-file/holder-bar.tsx';
import type { Assignment } from '../reserve-file/holder-bar.tsx';
import { staffActorOf } from '../staff/staff-actor.ts';
import { useColleagues } from '../staff/use-colleagues.ts';
import { ActDialogs } from './act-dialogs.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { reviewActs } from './establishment-acts.ts';
import type { ReviewAct } from './establishment-acts.ts';
import { EstablishmentDocuments } from './establishment-documents.tsx';
import { EstablishmentSections } from './establishment-sections.tsx';
import { RefusalHistory } from './refusal-history.tsx';
import { listPaths, texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';
import { useSaveEstablishment } from './use-establishment-file.ts';

export interface EstablishmentReviewProps extends RemoteProps {
  readonly establishment: EstablishmentView;
  readonly neighbours: Neighbours;
  readonly params: URLSearchParams;
}

/** One establishment's file on the desk: the evidence large, the decision beside it and always in view. */
export function EstablishmentReview({
  api,
  session,
  notify,
  establishment,
  neighbours,
  params,
}: EstablishmentReviewProps): ReactNode {
  const [act, setAct] = useState<ReviewAct>();
  const actor = staffActorOf(session);
  const keys = useKeyPreference();
  const colleagues = useColleagues(api);
  const save = useSaveEstablishment({ api, notify });
  const acts = reviewActs(establishment, actor, setAct);
  useShortcuts(keysOfActs(acts), { isEnabled: keys.isOn });
  const { profile, status, createdAt } = establishment;
  const { tone, label } = establishmentStatuses[status];
  const name = profile.companyName || establishmentName(establishment);
  const assign = ({ userId, name: holder }: Assignment) =>
    save(establishment, {
      changes: { operator: userId === undefined ? 'nobody' : { id: userId, name: holder } },
      success: userId === undefined ? texts.released : userId === actor.userId ? texts.reserved : texts.assigned,
    }).catch((failure: unknown) => notify(saveFailure(failure)));
  return (
    <Page>
      <FileNavigation
        trail={trailOf(establishment, params)}
        neighbours={neighbours}
        hrefOf={(id) => withFilters(`/admin/backend/folder/${id}`, params)}
        areKeysOn={keys.isOn}
      />
      <PageTitle
        status={<StatusBadge tone={tone}>{label}</StatusBadge>}
        lead={[profile.commercialName, profile.city, `${texts.filed} ${formatDateTime(createdAt)}`]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <HolderBar
            operatorId={establishment.operatorId}
            operatorName={establishment.operatorName}
            actor={actor}
            userName={session.userName}
            colleagues={colleagues}
            assign={assign}
            areKeysOn={keys.isOn}
          />
        }
      >
        {name}
      </PageTitle>
      <Split
        asideLabel={texts.decision}
        aside={<DecisionPanel establishment={establishment} acts={acts} areKeysOn={keys.isOn} />}
      >
        <EstablishmentSections establishment={establishment} />
        <EstablishmentDocuments api={api} establishment={establishment} />
        <RefusalHistory refusals={establishment.refusals} />
      </Split>
      <JumpToDecision />
      <KeyHints hints={texts.hints} preference={keys} />
      <ActDialogs act={act} establishment={establishment} actor={actor} save={save} onClose={() => setAct(undefined)} />
    </Page>
  );
}

function trailOf({ kind }: EstablishmentView, params: URLSearchParams) {
  const path = listPaths[kind];
  const chosen = chosenChip(params);
  const filter = establishmentChips(undefined).find(({ value }) => value === chosen)?.label ?? '';
  return [
    { label: bestScreen(path)?.name ?? '', href: path },
    { label: filter, href: withFilters(path, params) },
  ];
}
