import { formatCount, LinkButton, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ageText, shortAge } from './age-text.ts';
import { texts } from './show-dashboard.text.ts';
import classes from './queue-table.module.css';
import type { WaitingItem } from './waiting-item.ts';

const { columns } = texts;

/** What the home tells of each queue, and the button to its oldest file; that of the first one alone is filled. */
export function queueColumns(now: Date, first: WaitingItem | undefined): readonly TableColumn<WaitingItem>[] {
  return [
    { id: 'queue', header: columns.queue, isRowHeader: true, cell: Queue },
    { id: 'count', header: columns.count, align: 'end', cell: ({ count }) => <strong>{formatCount(count)}</strong> },
    {
      id: 'oldest',
      header: columns.oldest,
      cell: ({ oldest }) =>
        oldest ? (
          <span>
            {ageText(oldest.since, now)} <span className={classes.soft}>{oldest.name}</span>
          </span>
        ) : null,
    },
    {
      id: 'median',
      header: columns.median,
      align: 'end',
      cell: ({ medianSince }) => (medianSince === undefined ? null : shortAge(medianSince, now)),
    },
    { id: 'risk', header: columns.risk, cell: Risk },
    {
      id: 'act',
      header: columns.act,
      isHeaderHidden: true,
      align: 'end',
      isCardAct: true,
      cell: (item) => {
        const { oldest, listHref, label, act = texts.handle } = item;
        return (
          <LinkButton
            href={oldest?.href ?? listHref}
            variant={item === first ? 'primary' : 'secondary'}
            size="s"
            aria-label={`${act}\u00a0: ${label}`}
          >
            {act}
          </LinkButton>
        );
      },
    },
  ];
}

function Queue({ label, subject }: WaitingItem): ReactNode {
  return (
    <span className={classes.queue}>
      <span>{label}</span>
      <span className={classes.soft}>{subject}</span>
    </span>
  );
}

function Risk({ atRisk }: WaitingItem): ReactNode {
  return (
    <StatusBadge tone={atRisk === 0 ? 'green' : 'red'}>
      {atRisk === 0 ? texts.noRisk : texts.atRisk(atRisk)}
    </StatusBadge>
  );
}
