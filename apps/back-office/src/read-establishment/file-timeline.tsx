import type { ApiCaller } from '@alveole/contracts';
import type { EstablishmentHistoryEntry, EstablishmentView } from '@alveole/contracts/establishment';
import { establishmentStatuses } from '@alveole/domain';
import { Card, ErrorState, formatDeskTime, LoadMore, Skeleton, Timeline } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import type { ReactNode } from 'react';
import { actTexts, fateTexts, mailTexts, roleTexts, templateTexts, texts } from './file-timeline.text.ts';
import { useFileHistory } from './read-history.ts';

export interface FileTimelineProps {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
  /** What other services tell of the establishment, newest first. */
  readonly besides?: readonly TimelineItem[];
}

/** Who did what to the file and when, which status led to which, and what became of each mail. */
export function FileTimeline({ api, establishment, besides = [] }: FileTimelineProps): ReactNode {
  const history = useFileHistory(api, establishment);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const oldestShown = history.hasNextPage ? (entries.at(-1)?.at ?? '') : '';
  const items = [...entries.map(itemOf), ...besides.filter(({ instant = '' }) => instant >= oldestShown)];
  return (
    <Card title={texts.title}>
      {history.isPending ? <Skeleton shape="row" count={3} label={texts.loading} /> : null}
      {history.isError ? (
        <ErrorState
          title={texts.failed}
          message={texts.reason}
          onRetry={() => void history.refetch()}
          isRetrying={history.isRefetching}
        />
      ) : null}
      {items.length > 0 ? <Timeline label={texts.title} items={items.toSorted(newestFirst)} /> : null}
      {history.hasNextPage ? (
        <LoadMore
          shown={entries.length}
          noun={texts.noun}
          isFeminine
          hasMore
          isPending={history.isFetchingNextPage}
          onLoadMore={() => void history.fetchNextPage()}
        />
      ) : null}
    </Card>
  );
}

function newestFirst({ instant: one = '' }: TimelineItem, { instant: other = '' }: TimelineItem): number {
  return Date.parse(other) - Date.parse(one);
}

function itemOf(entry: EstablishmentHistoryEntry): TimelineItem {
  return {
    id: String(entry.number),
    when: formatDeskTime(entry.at),
    instant: entry.at,
    title: (
      <>
        <strong>{actTexts[entry.act] ?? texts.unknownAct}</strong>
        {passage(entry)}
      </>
    ),
    detail: [authorOf(entry), ...entry.reasons, ...mailsOf(entry)].join(' · '),
  };
}

function passage({ from, to }: EstablishmentHistoryEntry): string {
  if (from === undefined) return ` · ${establishmentStatuses[to].label}`;
  return from === to ? '' : ` · ${establishmentStatuses[from].label} → ${establishmentStatuses[to].label}`;
}

function authorOf({ author: { role, name } }: EstablishmentHistoryEntry): string {
  return name === undefined ? roleTexts[role] : `${name} (${roleTexts[role]})`;
}

/** Each mail with its fate; one that the act calls for and that has not gone is on its way. */
function mailsOf({ mail, fates }: EstablishmentHistoryEntry): readonly string[] {
  const mailLines = fates.map(({ template, state }) => {
    const name = templateTexts[template] ?? (mail === undefined ? 'Courriel' : mailTexts[mail]);
    return `${name}\u00a0: ${fateTexts[state]}`;
  });
  return mail !== undefined && mailLines.length === 0 ? [`${mailTexts[mail]}\u00a0: ${texts.noFate}`] : mailLines;
}
