import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider.tsx';
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
  return <Files selection={{ selected, onChange: follow }} hasBrowseKeys={hasBrowseKeys} />;
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

  it('selects rows one by one and all at once, by their keys', async () => {
    const onChange = jest.fn();
    render(<Selectable onChange={onChange} />);
    await userEvent.click(within(screen.getByRole('row', { name: 'REP2' })).getByRole('checkbox'));
    expect(onChange).toHaveBeenLastCalledWith(['REP2']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(onChange).toHaveBeenLastCalledWith(['REP1', 'REP2', 'REP3']);
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
