import { z } from 'zod';

export const anyRole = ['REP', 'ADM', 'ALL', 'FUB'] as const;
/** What an account does for itself, a funder’s too. */
export const everyAccount = ['REP', 'ADM', 'ALL', 'FUB', 'FIN'] as const;
export const funderOnly = ['FIN'] as const;
export const staffOnly = ['ADM', 'ALL', 'FUB'] as const;
export const repairerOnly = ['REP'] as const;
export const administratorOnly = ['ADM'] as const;
export const repairerOrAdministrator = ['REP', 'ADM'] as const;

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ status: z.literal('ok').describe('Done') });

/** A file, as a client receives it. */
export const fileBytes = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value), 'Not a file');

/** How many rows a file has, for the progress of its download. */
export const rowsHeader = 'x-rows';
