import { z } from 'zod';

/** A tick as the form keeps it: a text, empty while it is not set. */
export const box = z.string().transform((typed) => typed !== '');

export const ticked = (value: boolean | undefined): string => (value === true ? 'oui' : '');

/** A figure as it is typed, with the comma of French. */
export const numberText = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',');
