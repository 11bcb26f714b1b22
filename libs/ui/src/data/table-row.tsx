import { memo, useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useSiteLink } from '@alveole/ui/provider';
import { SelectionBox } from './SelectionBox.tsx';
import type { TableColumn } from './table-types.ts';
import classes from './Table.module.css';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly href: string | undefined;
  /** Undefined where nothing can be ticked. */
  readonly isSelected: boolean | undefined;
  /** What its box says before the name of the row. */
  readonly tickLabel: string | undefined;
  readonly isPressable: boolean;
  /** Both the same functions at each rendering. */
  readonly onToggle: (id: string) => void;
  readonly onAction: (id: string) => void;
}

/** What may be pressed within a row without meaning the row. */
const ownPress = 'a, button, input, label, select, textarea';

/**
 * One row. It knows nothing of the cursor, which is the browser's focus: walking 195 rows renders none of them
 * (docs/adr/0035).
 */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, href, isSelected, tickLabel = '', isPressable, onToggle, onAction } = props;
  const headId = useId();
  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    if ((event.target as Element).closest(ownPress)) return;
    if (href === undefined) return onAction(id);
    event.currentTarget.querySelector('a')?.dispatchEvent(clickLike(event));
  };
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      aria-labelledby={headId}
      aria-selected={isSelected}
      data-pressable={isPressable || undefined}
      className={classes.row}
      onClick={press}
    >
      {isSelected === undefined ? null : (
        <td role="gridcell" className={classes.tickCell}>
          <SelectionBox
            label={tickLabel}
            rowNameId={headId}
            isSelected={isSelected}
            onChange={() => onToggle(id)}
            isInRow
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          id={column.isRowHeader ? headId : undefined}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          className={classes.cell}
          data-label={column.header}
          data-align={column.align}
          data-nowrap={column.isNowrap}
          data-title={column.isRowHeader}
          data-desktop={column.isDesktopOnly}
          data-act={column.isCardAct}
        >
          {column.isRowHeader && href !== undefined ? (
            <RowLink href={href}>{column.cell(row)}</RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** The arrows and Enter lead there from the row, the tabulator does not. */
function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a {...useSiteLink(href)} tabIndex={-1} className={classes.rowLink}>
      {children}
    </a>
  );
}

/** The keys held with a press open a link in another tab or window. */
function clickLike({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): globalThis.MouseEvent {
  return new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey });
}
