import { Icon } from '../icons/Icon.tsx';
import type { TableColumn, TableSort } from './table-types.ts';
import classes from './Table.module.css';

interface TableHeadProps {
  column: Pick<TableColumn<unknown>, 'id' | 'header' | 'isHeaderHidden' | 'isSortable'>;
  sort: TableSort | undefined;
}

/** The words of a column's head, with the direction in which it sorts. */
export function TableHead({ column, sort }: TableHeadProps) {
  const isSorted = sort?.column === column.id;
  return (
    <span className={column.isHeaderHidden ? 'visually-hidden' : classes.headText}>
      {column.header}
      {column.isSortable ? (
        <span className={classes.sort} data-direction={isSorted ? sort.direction : undefined}>
          <Icon name="chevronDown" size="s" />
        </span>
      ) : null}
    </span>
  );
}
