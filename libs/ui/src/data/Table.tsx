import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import type { TableColumn, TableSelection, TableSort } from './table-types.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './table-row.tsx';
import { useLatest } from './use-latest.ts';
import { useRowWalk } from './use-row-walk.ts';
import classes from './Table.module.css';

export interface TableProps<Row> {
  /** Names the table. */
  label: string;
  /** The same array at each rendering, or every row is rendered again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads; Enter, a press or a tap opens it. */
  rowHref?: (row: Row) => string;
  onRowAction?: (key: string) => void;
  selection?: TableSelection;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Shown instead of rows: an `EmptyState`. */
  empty?: ReactNode;
  /** The rows are those of before, until the next ones come: they stay, dimmed. */
  isBusy?: boolean;
  /** J and K browse, X ticks, wherever the focus is on the page (not while one types). */
  hasBrowseKeys?: boolean;
  /** What further letters do with the row on which one is, by its key. */
  rowKeys?: Readonly<Record<string, (key: string) => void>>;
}

const noKeys = {};
const nothingTicked: ReadonlySet<string> = new Set();

/** Rows with a sticky head, walked with the arrows; under 993 px the same rows as cards. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, onRowAction, selection, empty } = props;
  const { sort, onSortChange, hasBrowseKeys = false, rowKeys = noKeys, isBusy } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const keyboard = useRowWalk({ body, hasBrowseKeys, rowKeys, rows });
  const ids = rows.map(rowKey);
  const selected = selection?.selected ?? nothingTicked;
  const toggle = (id: string) => selection?.onChange(withToggled(selected, id));
  const press = (id: string) => (onRowAction ? onRowAction(id) : toggle(id));
  const acts = useLatest({ toggle, press });
  const onToggle = useCallback((id: string) => acts.current.toggle(id), [acts]);
  const onAction = useCallback((id: string) => acts.current.press(id), [acts]);

  return (
    <div className={classes.frame}>
      <table
        role="grid"
        aria-label={label}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={isBusy || undefined}
        className={classes.table}
      >
        <TableHead {...{ columns, sort, onSortChange, selection, ids }} />
        <tbody role="rowgroup" ref={body} data-empty={rows.length === 0 || undefined} {...keyboard}>
          {rows.map((row, index) => {
            const id = ids[index] as string;
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                href={rowHref?.(row)}
                isSelected={selection ? selected.has(id) : undefined}
                tickLabel={selection?.rowLabel}
                isPressable={Boolean(rowHref ?? onRowAction ?? selection)}
                onToggle={onToggle}
                onAction={onAction}
              />
            );
          })}
          {rows.length === 0 ? (
            <tr role="row">
              <td role="gridcell" colSpan={columns.length + (selection ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

function withToggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
