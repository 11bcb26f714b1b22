import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passesSiretControl } from '@alveole/domain';

interface Field {
  readonly name: string;
  readonly type: 'string' | 'date' | 'number' | 'boolean';
  readonly trueValues?: readonly string[];
  readonly falseValues?: readonly string[];
  readonly constraints?: {
    readonly required?: boolean;
    readonly pattern?: string;
    readonly enum?: readonly string[];
    readonly maxLength?: number;
    readonly minimum?: number;
    readonly maximum?: number;
  };
}

interface TableSchema {
  readonly fields: readonly Field[];
  readonly custom_checks: readonly { readonly name: string; readonly params: Readonly<Record<string, string>> }[];
}

export const subsidySchema = JSON.parse(
  readFileSync(join(import.meta.dirname, 'subventions-2.1.1.schema.json'), 'utf8'),
) as TableSchema;

type Row = Readonly<Record<string, string>>;

/** What is wrong with a CSV file by the schema of subsidies, as `line column fault`; nothing of a file that is right. */
export function subsidyFaults(csv: string): readonly string[] {
  const [head = [], ...lines] = cellsOf(csv);
  const names = subsidySchema.fields.map(({ name }) => name);
  if (head.join() !== names.join()) return [`1 ${head.join()} columns`];
  return lines.flatMap((cells, index) => {
    if (cells.length !== names.length) return [`${index + 2} ${cells.length} cells`];
    const row: Row = Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
    return [...cellFaults(row), ...rowFaults(row)].map((fault) => `${index + 2} ${fault}`);
  });
}

/** The cells of a CSV file with commas (RFC 4180). */
export function cellsOf(csv: string): readonly (readonly string[])[] {
  const cell = /("(?:[^"]|"")*"|[^,\r\n"]*)(,|\r\n|$)/y;
  const lines: string[][] = [[]];
  while (cell.lastIndex < csv.length) {
    const match = cell.exec(csv);
    if (match === null) throw new Error('this is no CSV file');
    const [, written = '', end] = match;
    lines.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === '\r\n' && cell.lastIndex < csv.length) lines.push([]);
  }
  return lines;
}

function cellFaults(row: Row): readonly string[] {
  return subsidySchema.fields.flatMap((field) => {
    const value = row[field.name] ?? '';
    const { constraints = {} } = field;
    if (value === '') return constraints.required ? [`${field.name} required`] : [];
    return [
      ...(isOfType(field, value) ? [] : [`${field.name} ${field.type}`]),
      ...(constraints.pattern && !new RegExp(`^(?:${constraints.pattern})$`).test(value)
        ? [`${field.name} pattern`]
        : []),
      ...(constraints.enum && !constraints.enum.includes(value) ? [`${field.name} enum`] : []),
      ...(value.length > (constraints.maxLength ?? Infinity) ? [`${field.name} maxLength`] : []),
      ...(Number(value) < (constraints.minimum ?? -Infinity) ? [`${field.name} minimum`] : []),
      ...(Number(value) > (constraints.maximum ?? Infinity) ? [`${field.name} maximum`] : []),
    ];
  });
}

function isOfType({ type, trueValues = [], falseValues = [] }: Field, value: string): boolean {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(value);
  if (type === 'boolean') return [...trueValues, ...falseValues].includes(value);
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return true;
}

function rowFaults(row: Row): readonly string[] {
  return subsidySchema.custom_checks.flatMap(({ name, params: { column = '', column1 = '', column2 = '' } }) => {
    if (name === 'french-siret-value')
      return row[column] && !passesSiretControl(row[column]) ? [`${column} siret`] : [];
    if (name === 'one-of-required') return row[column1] || row[column2] ? [] : [`${column1} ${column2} required`];
    throw new Error(`the schema has a check of another name: ${name}`);
  });
}
