import { accept, refuse, type Decision } from '../decision.ts';
import { isRepair, type RepairKind } from './kinds.ts';

/** The displayed number of a file: REP or VEL, the concept's prefix on 5 digits, `_`, five digits. */
export interface FileNumber {
  readonly kind: 'REP' | 'VEL';
  readonly prefix: string;
  readonly code: string;
}

/** A whole number as it is stored. */
export const fileNumberPattern = /^(REP|VEL)(\d{5})_(\d{5})$/;

/** VEL for the lesson's files ("vélo-école"), REP for the others. */
export function numberKindOf(kind: RepairKind): FileNumber['kind'] {
  return isRepair({ kind }) ? 'REP' : 'VEL';
}

export function formatFileNumber(number: FileNumber): string {
  return `${number.kind}${number.prefix.padStart(5, '0')}_${number.code}`;
}

/** Reads a displayed file number; spaces do not count. */
export function parseFileNumber(text: string): FileNumber | undefined {
  const match = fileNumberPattern.exec(text.replace(/\s/g, '').toUpperCase());
  if (match === null) return undefined;
  const [, kind = '', prefix = '', code = ''] = match;
  return { kind: kind === 'VEL' ? 'VEL' : 'REP', prefix, code };
}

/** What a person types for one file: its whole number, or the five digits that stand under its QR code. */
export const typedFileNumber = String.raw`((REP|VEL)\d{5}_)?\d{5}`;

const typedFileNumberPattern = new RegExp(`^${typedFileNumber}$`);

/** Whether a search is for one file. */
export function isFileNumber(query: string): boolean {
  return typedFileNumberPattern.test(query);
}

/** Completes the five digits that a person types with his establishment's prefix; a whole number passes as it is. */
export function completeFileNumber(
  typed: string,
  establishment: Pick<FileNumber, 'kind' | 'prefix'>,
): Decision<string> {
  const compact = typed.replace(/\s/g, '');
  const whole = parseFileNumber(compact);
  if (whole !== undefined) return accept(formatFileNumber(whole));
  if (/^\d{5}$/.test(compact)) return accept(formatFileNumber({ ...establishment, code: compact }));
  return refuse({
    code: 'ValidationException',
    id: 'invalid-file-number',
    message: 'repair_rozo_id (INVALID): Invalid code',
    explanation: 'Le code doit etre sur 5 caracteres',
  });
}
