import type { PublicLine, PublicLineKind } from './public-line.ts';

/** The columns of the file of a call for funds, in their order. */
export const fundCallColumns = [
  'ligne du journal',
  'jour',
  'écriture',
  'engagé',
  'versé',
  'département',
  'version de la campagne',
  'empreinte du dossier',
] as const;

const kindTexts: Readonly<Record<PublicLineKind, string>> = {
  granted: 'accordé',
  adjusted: 'corrigé',
  withdrawn: 'retiré',
  paid: 'versé par la banque',
  returned: 'renvoyé par la banque',
  recovered: 'rendu par l’établissement',
  waived: 'remis',
};

const bankKinds: ReadonlySet<PublicLineKind> = new Set(['paid', 'returned', 'recovered']);

/** Money that moved on the account of a funder; the other lines are of what it owes. */
export function isBankLine({ kind }: Pick<PublicLine, 'kind'>): boolean {
  return bankKinds.has(kind);
}

/** A line of the public log as a row of a call for funds, amounts in euros. @param index its place in the log, from 0 */
export function fundCallRow(index: number, line: PublicLine): readonly (string | number | undefined)[] {
  const euros = line.cents / 100;
  const [committed, paid] = isBankLine(line) ? [undefined, euros] : [euros, undefined];
  const { day, kind, department, campaignVersion, fingerprint } = line;
  return [index, day, kindTexts[kind], committed, paid, department, campaignVersion, fingerprint];
}

/** The rows of the file of a call for funds, each as it must be written; undefined where it is no such file. */
export function readFundCallFile(text: string): readonly string[] | undefined {
  const [head, ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return head === fundCallColumns.join(';') ? rows.filter((row) => row !== '') : undefined;
}

/** A row as the file writes it: semicolons and decimal commas. */
export function fundCallRowText(index: number, line: PublicLine): string {
  return fundCallRow(index, line)
    .map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '')))
    .join(';');
}
