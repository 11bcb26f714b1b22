import type { RepairRowView } from '@alveole/contracts/repair';
import type { TableColumn } from '@alveole/ui';
import { repairParams } from './repair-filters.ts';

type Column = TableColumn<RepairRowView>;

/** What the address calls each column that can be left out or added, in the order of the table. */
const words: Readonly<Record<string, string>> = {
  shop: 'etablissement',
  person: 'beneficiaire',
  kind: 'nature',
  date: 'depose',
  modified: 'modifie',
  amount: 'facture',
  premium: 'prime',
  status: 'etat',
  holder: 'suivi',
};

/** More than these need a wide screen, or another one left out. */
const usual: ReadonlySet<string> = new Set(['shop', 'person', 'date', 'amount', 'premium', 'status', 'holder']);

/** Those of the address; the usual ones where it names none that exists. */
export function chosenColumns(params: URLSearchParams): ReadonlySet<string> {
  const asked = (params.get(repairParams.columns) ?? '').split(',');
  const chosen = Object.keys(words).filter((id) => asked.includes(words[id] ?? ''));
  return chosen.length === 0 ? usual : new Set(chosen);
}

/** How the address names a choice; nothing for the usual columns. */
export function columnsNameOf(chosen: ReadonlySet<string>): string | undefined {
  const ids = Object.keys(words).filter((id) => chosen.has(id));
  const isUsual = ids.length === usual.size && ids.every((id) => usual.has(id));
  return isUsual ? undefined : ids.map((id) => words[id]).join(',');
}

/** The number stands in every list: it names the row. */
export function shownColumns(columns: readonly Column[], chosen: ReadonlySet<string>): readonly Column[] {
  return columns.filter(({ id, isRowHeader }) => isRowHeader || chosen.has(id));
}

/** The columns to choose among, as their heads call them. */
export function columnOptions(
  columns: readonly Column[],
): readonly { readonly value: string; readonly label: string }[] {
  return columns.filter(({ isRowHeader }) => !isRowHeader).map(({ id, header }) => ({ value: id, label: header }));
}
