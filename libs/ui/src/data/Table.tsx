import { useMemo, useRef, type ReactNode } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Tick } from '../fields/Tick.tsx';
import type { TableColumn, TableSelection, TableSort } from './table-types.ts';
import { TableHead } from './TableHead.tsx';
import { useBrowseKeys } from './use-browse-keys.ts';
import classes from './Table.module.css';

export interface TableProps<Row> {
  /** Names the table. */
  label: string;
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
  /** J and K browse, X ticks, wherever the focus is on the page (not while one types). */
  hasBrowseKeys?: boolean;
}

/** Rows with a sticky head, walked with the arrows; under 993 px the same rows as cards. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHref,
    onRowAction,
    selection,
    sort,
    onSortChange,
    empty,
    hasBrowseKeys = false,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  useBrowseKeys(frame, hasBrowseKeys);
  const entries = useMemo(() => rows.map((row) => ({ id: rowKey(row), row })), [rows, rowKey]);
  const choose = (keys: 'all' | Set<string | number>) =>
    selection?.onChange(new Set(keys === 'all' ? entries.map(({ id }) => id) : [...keys].map(String)));

  return (
    <div ref={frame} className={classes.frame}>
      <AriaTable
        aria-label={label}
        className={classes.table}
        selectionMode={selection ? 'multiple' : 'none'}
        selectedKeys={selection?.selected ?? []}
        onSelectionChange={choose}
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
        {...(onRowAction ? { onRowAction: (key) => onRowAction(String(key)) } : {})}
      >
        <TableHeader className={classes.head}>
          {selection ? (
            <Column className={classes.tickColumn}>
              <SelectionBox label="Tout sélectionner" />
            </Column>
          ) : null}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.isRowHeader}
              allowsSorting={column.isSortable}
              textValue={column.header}
              className={classes.column}
              data-align={column.align}
            >
              <TableHead column={column} sort={sort} />
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={entries}
          dependencies={[columns, rowHref, selection === undefined]}
          renderEmptyState={() => empty}
        >
          {({ id, row }) => (
            <AriaRow id={id} href={rowHref?.(row)} className={classes.row}>
              {selection ? (
                <Cell className={classes.tickCell}>
                  <SelectionBox label="Sélectionner" />
                </Cell>
              ) : null}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={classes.cell}
                  data-label={column.header}
                  data-align={column.align}
                  data-nowrap={column.isNowrap}
                  data-title={column.isRowHeader}
                  data-desktop={column.isDesktopOnly}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </AriaRow>
          )}
        </TableBody>
      </AriaTable>
    </div>
  );
}

function SelectionBox({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className={classes.selectionBox}>
      {({ isSelected, isIndeterminate }) => <Tick isSelected={isSelected} isIndeterminate={isIndeterminate} />}
    </Checkbox>
  );
}
