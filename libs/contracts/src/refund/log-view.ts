import type { RouteResult } from '../define/define-route.ts';
import type { SignedLogHead, readLogFile, readLogKeys } from './log-routes.ts';

/** A head of the public log with its signature. */
export interface SignedHeadView {
  readonly text: string;
  readonly keyId: string;
  readonly signature: string;
}

export interface LogKeyView {
  readonly keyId: string;
  readonly publicKey: string;
}

/** The lines of one file with their proofs, under the newest head. */
export interface LogFileView {
  readonly head: SignedHeadView;
  readonly lines: readonly { readonly index: number; readonly text: string; readonly proof: readonly string[] }[];
}

export function signedHeadViewOf({ text, key_id, signature }: SignedLogHead): SignedHeadView {
  return { text, keyId: key_id, signature };
}

export function logKeyViewsOf(keys: RouteResult<typeof readLogKeys>): readonly LogKeyView[] {
  return keys.map(({ key_id, public_key }) => ({ keyId: key_id, publicKey: public_key }));
}

export function logFileViewOf({ head, lines }: RouteResult<typeof readLogFile>): LogFileView {
  return { head: signedHeadViewOf(head), lines };
}

/** The query for heads before a day; for the newest ones without it. */
export function headsQuery(beforeDay: string | undefined): { readonly before_day?: string } {
  return beforeDay === undefined ? {} : { before_day: beforeDay };
}
