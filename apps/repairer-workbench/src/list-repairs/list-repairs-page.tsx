import type { RemoteProps } from '@alveole/contracts';
import { isRefundPending, RepairKind, RepairStatus } from '@alveole/domain';
import { useSearchParams } from '@alveole/router';
import { FilterChips, formatCount, LinkButton, Page, PageTitle } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import type { ReactNode } from 'react';
import { leadOf } from '../keep-answers/updated-at.ts';
import { paths } from '../paths.ts';
import { usePaymentDelay } from '../show-file/use-payment-delay.ts';
import { texts } from './list-repairs.text.ts';
import { FileSearch } from './file-search.tsx';
import { OwnFiles } from './own-files.tsx';
import { chipsOf, everyStatus, filterValueOf, statusFilterOf, unreadFilter } from './status-filters.ts';
import { useOwnCounts, useOwnRepairs } from './use-own-repairs.ts';
import type { OwnRepairs } from './use-own-repairs.ts';

/** Names of the filters in the address. */
const parameters = { status: 'etat', search: 'q' } as const;

export interface BrowsedFiles {
  /** Undefined: repairs and sessions. */
  readonly kind?: RepairKind;
  /** The filter of an address that names none. */
  readonly firstStatus?: string;
}

/** The establishment's own files, newest first: where each stands and what to do next. */
export function ListRepairs({
  api,
  config,
  kind,
  firstStatus = everyStatus,
}: Pick<RemoteProps, 'api' | 'config'> & BrowsedFiles): ReactNode {
  const [params, setParams] = useSearchParams();
  const typed = params.get(parameters.search) ?? '';
  const named = params.get(parameters.status) ?? firstStatus;
  const filter = statusFilterOf(named);
  const chosen = filter?.value ?? named;
  const { query: text } = searchedText(typed);
  const list = useOwnRepairs(api, {
    statuses: filter?.statuses ?? [],
    kind,
    isUnread: chosen === unreadFilter,
    text,
  });
  const delay = usePaymentDelay(
    api,
    list.rows.some(({ status }) => isRefundPending(status)),
  );
  const counts = useOwnCounts(api);
  const chips = chipsOf(kind === undefined ? counts : undefined, chosen);
  const set = (name: string, value: string, options?: { readonly replace: boolean }): void =>
    setParams((former) => {
      const next = new URLSearchParams(former);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    }, options);
  const total = text === undefined ? chips.find(({ value }) => value === chosen)?.count : undefined;
  const own = kind === RepairKind.session ? texts.sessions : texts.files;
  return (
    <Page>
      <PageTitle lead={leadOf(own.lead, list.updatedAt)} actions={<OpenFile kind={kind} />}>
        {own.title}
      </PageTitle>
      {/* What was typed on the way to a search is no place to go back to. */}
      <FileSearch
        typed={typed}
        onSearch={(searched) => set(parameters.search, searched, { replace: true })}
        outcome={text === undefined || list.isOfFormerSearch ? undefined : outcomeText(list)}
      />
      <FilterChips
        label={texts.filters}
        options={chips}
        value={chosen}
        onChange={(value) => set(parameters.status, value)}
      />
      <OwnFiles
        list={list}
        campaign={config.campaign}
        delay={delay}
        text={text}
        total={total}
        isFiltered={chosen !== everyStatus}
        isOfSessions={kind === RepairKind.session}
        onShowAll={() => setParams({ [parameters.status]: everyStatus })}
      />
    </Page>
  );
}

/** How many files answer a search; undefined while they are read, or cannot be. */
function outcomeText({ rows, hasMore, isPending, failure }: OwnRepairs): string | undefined {
  if (isPending || failure !== undefined) return undefined;
  if (rows.length === 0) return texts.nothingFound;
  return `${formatCount(rows.length, 'dossier trouvé', 'dossiers trouvés')}${hasMore ? texts.andMore : ''}`;
}

/** « Mes réparations ». */
export function ListRepairsPage({ api, config }: RemoteProps): ReactNode {
  return <ListRepairs api={api} config={config} />;
}

/** « Mes séances ». */
export function BrowseSessionsPage({ api, config }: RemoteProps): ReactNode {
  return <ListRepairs api={api} config={config} kind={RepairKind.session} />;
}

/** The files whose complements are asked for. */
export function BrowseComplementsPage({ api, config }: RemoteProps): ReactNode {
  return <ListRepairs api={api} config={config} firstStatus={filterValueOf(RepairStatus.complementAsked)} />;
}

function OpenFile({ kind }: Pick<BrowsedFiles, 'kind'>): ReactNode {
  const [href, label] =
    kind === RepairKind.session ? [paths.sessionReception, texts.openSession] : [paths.reception, texts.openRepair];
  return (
    <LinkButton href={href} variant="accent" icon="plus">
      {label}
    </LinkButton>
  );
}
