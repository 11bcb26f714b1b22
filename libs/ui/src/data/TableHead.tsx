import { Icon } from '../icons/Icon.tsx';
import { SelectionBox } from './SelectionBox.tsx';
import type { TableColumn, TableSelection, TableSort } from './table-types.ts';
import classes from './Table.module.css';

interface TableHeadProps {
  columns: readonly Omit<TableColumn<never>, 'cell'>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection | undefined;
  /** Keys of the rows shown. */
  ids: readonly string[];
}

/** The heads of the columns; one that sorts is pressed, and says in which direction it does. */
export function TableHead({ columns, sort, onSortChange, selection, ids }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={classes.head}>
      <tr role="row">
        {selection ? (
          <th role="columnheader" className={classes.tickColumn}>
            <TickAll selection={selection} ids={ids} />
          </th>
        ) : null}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const turn = () => onSortChange?.({ column: column.id, direction: opposite(direction, column.firstSort) });
          return (
            <th
              key={column.id}
              role="columnheader"
              aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
              className={classes.column}
              data-align={column.align}
              onClick={column.isSortable ? turn : undefined}
            >
              {column.isSortable ? (
                <button type="button" className={classes.sortButton}>
                  <Words column={column} direction={direction} />
                </button>
              ) : (
                <Words column={column} direction={direction} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Direction = TableSort['direction'];

function opposite(direction: Direction | undefined, first: Direction = 'ascending'): Direction {
  if (direction === undefined) return first;
  return direction === 'ascending' ? 'descending' : 'ascending';
}

function Words({ column, direction }: { column: Omit<TableColumn<never>, 'cell'>; direction: Direction | undefined }) {
  return (
    <span className={column.isHeaderHidden ? 'visually-hidden' : classes.headText}>
      {column.header}
      {column.isSortable ? (
        <span className={classes.sort} data-direction={direction}>
          <Icon name="chevronDown" size="s" />
        </span>
      ) : null}
    </span>
  );
}

const tickAllLabel = 'Tout sélectionner';

function TickAll({ selection: { selected, onChange }, ids }: { selection: TableSelection; ids: readonly string[] }) {
  const ticked = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && ticked === ids.length;
  return (
    <SelectionBox
      label={tickAllLabel}
      isSelected={isAll}
      isIndeterminate={ticked > 0 && !isAll}
      onChange={() => onChange(new Set(isAll ? [] : ids))}
    >
      <span aria-hidden className={classes.tickAll}>
        {tickAllLabel}
      </span>
    </SelectionBox>
  );
}
