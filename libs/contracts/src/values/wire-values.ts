import { centsOfEuros } from '@alveole/domain';
import { appError } from '../errors/app-error.ts';

/**
 * Whole cents of an amount of the wire; undefined while there is none.
 * @throws AppError where the amount has more than two decimals: it is none, and nobody has to guess which was meant
 */
export function centsOf(euros: number): number;
export function centsOf(euros: number | undefined): number | undefined;
export function centsOf(euros: number | undefined): number | undefined {
  if (euros === undefined) return undefined;
  const cents = centsOfEuros(euros);
  if (cents === undefined) throw appError('InternalError', 'an amount of an answer is no number of cents');
  return cents;
}

/** The ISO instant of the wire's `YYYY-MM-DD HH:mm:ss`, which is UTC without saying so. */
export function instantOf(operationDate: string): string {
  return `${operationDate.replace(' ', 'T')}Z`;
}

/** A word of the wire as rules and screens write it: `not_booked` is `notBooked`. */
export type Camel<Word extends string> = Word extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Word;

export function camelOf<Word extends string>(word: Word): Camel<Word> {
  return word.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()) as Camel<Word>;
}
