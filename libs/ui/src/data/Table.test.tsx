import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../UiProvider.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './table-types.ts';

interface File {
  id: string;
  shop: string;
}

const files: readonly File[] = [
  { id: 'REP1', shop: 'Les Cycles du Rhône' },
  { id: 'REP2', shop: 'Vélo Saône' },
  { id: 'REP3', shop: 'Roue Libre' },
];
const columns: readonly TableColumn<File>[] = [
  { id: 'id', header: 'Dossier', cell: ({ id }) => id, isRowHeader: true, isSortable: true },
  { id: 'shop', header: 'Établissement', cell: ({ shop }) => shop },
];

function Files(more: Partial<TableProps<File>>) {
  return <Table label="Réparations" columns={columns} rows={files} rowKey={({ id }) => id} {...more} />;
}

function Selectable({ onChange, hasBrowseKeys }: { onChange: (ids: string[]) => void; hasBrowseKeys?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const follow = (chosen: Set<string>) => {
    setSelected(chosen);
    onChange([...chosen]);
  };
  return (
    <Files
      selection={{ selected, rowLabel: 'Sélectionner le dossier', onChange: follow }}
      hasBrowseKeys={hasBrowseKeys}
    />
  );
}

describe('Table', () => {
  it('is a named grid whose rows are named by their header cell', () => {
    render(<Files />);
    const table = screen.getByRole('grid', { name: 'Réparations' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Dossier', 'Établissement']);
    expect(within(table).getByRole('row', { name: 'REP2' })).toHaveTextContent('Vélo Saône');
  });

  it('keeps each value’s head beside it, for the cards of a phone', () => {
    render(<Files />);
    expect(screen.getByRole('gridcell', { name: 'Vélo Saône' })).toHaveAttribute('data-label', 'Établissement');
  });

  it('opens a row by a press, and by Enter once the arrows are on it', async () => {
    const onRowAction = jest.fn();
    render(<Files onRowAction={onRowAction} />);
    await userEvent.click(screen.getByRole('row', { name: 'REP1' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onRowAction.mock.calls).toEqual([['REP1'], ['REP2']]);
  });

  it('leads through the router when rows have an address', async () => {
    const navigate = jest.fn();
    render(
      <UiProvider navigate={navigate}>
        <Files rowHref={({ id }) => `/dossier/${id}`} />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('row', { name: 'REP3' }));
    expect(navigate).toHaveBeenCalledWith('/dossier/REP3');
  });

  it('fills the box of what is ticked, whose sign is white', async () => {
    render(<Selectable onChange={jest.fn()} />);
    const filled = () => document.querySelectorAll('[data-filled]').length;
    expect(filled()).toBe(0);
    await userEvent.click(within(screen.getByRole('row', { name: 'REP2' })).getByRole('checkbox'));
    // The row's own, and the head's, which says that some are.
    expect(filled()).toBe(2);
  });

  it('selects rows one by one and all at once, by their keys', async () => {
    const onChange = jest.fn();
    render(<Selectable onChange={onChange} />);
    await userEvent.click(within(screen.getByRole('row', { name: 'REP2' })).getByRole('checkbox'));
    expect(onChange).toHaveBeenLastCalledWith(['REP2']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(onChange).toHaveBeenLastCalledWith(['REP1', 'REP2', 'REP3']);
  });

  it('names the box of each row after the row', () => {
    render(<Selectable onChange={jest.fn()} />);
    expect(screen.getAllByRole('checkbox', { name: /^Sélectionner/ })).toEqual(
      files.map(({ id }) => screen.getByRole('checkbox', { name: `Sélectionner le dossier ${id}` })),
    );
  });

  it('is walked and ticked by J, K and X from anywhere on the page', async () => {
    const onChange = jest.fn();
    render(<Selectable onChange={onChange} hasBrowseKeys />);
    await userEvent.keyboard('j');
    expect(screen.getByRole('row', { name: 'REP1' })).toHaveFocus();
    await userEvent.keyboard('jj');
    expect(screen.getByRole('row', { name: 'REP3' })).toHaveFocus();
    await userEvent.keyboard('kx');
    expect(onChange).toHaveBeenLastCalledWith(['REP2']);
  });

  it('renders no row again while one walks them', async () => {
    const cell = jest.fn(({ shop }: File) => shop);
    const counted = [columns[0] as TableColumn<File>, { id: 'shop', header: 'Établissement', cell }];
    render(<Files columns={counted} hasBrowseKeys />);
    cell.mockClear();
    await userEvent.keyboard('jjk{ArrowDown}{End}{Home}');
    expect(screen.getByRole('row', { name: 'REP1' })).toHaveFocus();
    expect(cell).not.toHaveBeenCalled();
  });

  it('renders again the one row that was ticked', async () => {
    const cell = jest.fn(({ shop }: File) => shop);
    const counted = [columns[0] as TableColumn<File>, { id: 'shop', header: 'Établissement', cell }];
    function Ticked() {
      const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
      return <Files columns={counted} selection={{ selected, rowLabel: 'Sélectionner', onChange }} hasBrowseKeys />;
    }
    render(<Ticked />);
    cell.mockClear();
    await userEvent.keyboard('jx');
    expect(screen.getByRole('row', { name: 'REP1' })).toHaveAttribute('aria-selected', 'true');
    expect(cell).toHaveBeenCalledTimes(1);
  });

  it('is one stop of the tabulator, and keeps the row where one was', async () => {
    render(
      <>
        <Files hasBrowseKeys />
        <button>Après</button>
      </>,
    );
    await userEvent.keyboard('jj');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Après' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('row', { name: 'REP2' })).toHaveFocus();
  });

  it('reaches the acts of a row by the arrows to its sides', async () => {
    const act = { id: 'act', header: 'Suivi', cell: ({ id }: File) => <button tabIndex={-1}>Réserver {id}</button> };
    render(<Files columns={[...columns, act]} hasBrowseKeys />);
    await userEvent.keyboard('j{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Réserver REP1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('row', { name: 'REP1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}j');
    expect(screen.getByRole('row', { name: 'REP2' })).toHaveFocus();
  });

  it('hands a letter to the row on which one is', async () => {
    const onRowKey = jest.fn();
    render(<Files hasBrowseKeys rowKeys={{ r: onRowKey }} />);
    await userEvent.keyboard('jjr');
    expect(onRowKey.mock.calls).toEqual([['REP2']]);
  });

  it('gives a row’s address to a link, so that it opens in a tab of its own too', () => {
    render(<Files rowHref={({ id }) => `/dossier/${id}`} />);
    const link = screen.getByRole('link', { name: 'REP2' });
    expect(link).toHaveAttribute('href', '/dossier/REP2');
    expect(link).toHaveAttribute('tabindex', '-1');
  });

  it('sorts by a head', async () => {
    const onSortChange = jest.fn();
    render(<Files sort={{ column: 'id', direction: 'ascending' }} onSortChange={onSortChange} />);
    expect(screen.getByRole('columnheader', { name: 'Dossier' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('columnheader', { name: 'Dossier' }));
    expect(onSortChange).toHaveBeenCalledWith({ column: 'id', direction: 'descending' });
  });

  it('says that it is empty', () => {
    render(<Files rows={[]} empty="Aucun dossier" />);
    expect(screen.getByText('Aucun dossier')).toBeVisible();
  });

  it('shows what changes in its rows', () => {
    const { rerender } = render(<Files />);
    rerender(<Files rows={[{ id: 'REP1', shop: 'Atelier du Chat Perché' }]} />);
    expect(screen.getByRole('row', { name: 'REP1' })).toHaveTextContent('Atelier du Chat Perché');
    expect(screen.queryByText('Roue Libre')).not.toBeInTheDocument();
  });
});
