/** What a line of the public log tells that happened to the money of a file. */
export const publicLineKinds = [
  'granted',
  'adjusted',
  'withdrawn',
  'paid',
  'returned',
  /** Paid back by the shop. */
  'recovered',
  /** Owed by the shop and given up: what it keeps counts as granted. */
  'waived',
] as const;
export type PublicLineKind = (typeof publicLineKinds)[number];

/** An entry of a ledger without persons: neither the number of the file nor its establishment. */
export interface PublicLine {
  readonly kind: PublicLineKind;
  /** Signed integer cents: what the line adds to what its kind sums up. */
  readonly cents: number;
  readonly funder: string;
  /** Of the campaign by whose rules the file was reckoned; 0 where none was told. */
  readonly campaignVersion: number;
  /** `2026-11-27`. */
  readonly day: string;
  /** Of the establishment; `otherDepartments` where few files are. */
  readonly department: string;
  /** `fileFingerprintOf` the file. */
  readonly fingerprint: string;
}

/** Where the lines of departments with few files stand. */
export const otherDepartments = 'autres';

/** The text that is a leaf of the log: the same line is always written the same. */
export function lineTextOf(line: PublicLine): string {
  const { kind, cents, funder, campaignVersion, day, department, fingerprint } = line;
  return JSON.stringify({ kind, cents, funder, version: campaignVersion, day, department, file: fingerprint });
}

/** Undefined where the text is not written as `lineTextOf` writes it, be it by one more field. */
export function readLine(text: string): PublicLine | undefined {
  const line = lineIn(objectIn(text) ?? {});
  return isPublicLine(line) && lineTextOf(line) === text ? line : undefined;
}

/** Undefined where the text is no JSON object. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const lineIn = ({ version, file, ...fields }: Readonly<Record<string, unknown>>) => ({
  ...fields,
  campaignVersion: version,
  fingerprint: file,
});

function isPublicLine(line: Partial<Record<keyof PublicLine, unknown>>): line is PublicLine {
  return (
    publicLineKinds.some((kind) => kind === line.kind) &&
    Number.isSafeInteger(line.cents) &&
    Number.isSafeInteger(line.campaignVersion) &&
    typeof line.funder === 'string' &&
    isDay(line.day) &&
    typeof line.department === 'string' &&
    typeof line.fingerprint === 'string'
  );
}

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
