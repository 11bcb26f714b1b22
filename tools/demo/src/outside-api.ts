import { z } from 'zod';
import { createDemoApi } from './api.ts';
import type { DemoApi } from './api.ts';

/** An account that the walk may sign in with; permission 0 and 1 of `ADM` are needed. */
type WalkedAccount = z.output<typeof account>;

const account = z.object({
  role: z.string(),
  permission: z.number().int(),
  mail: z.string(),
  password: z.string(),
});

/** Where an instance and what stands beside it are. */
interface Outside {
  /** Address of the instance with its base path. */
  readonly url: string;
  /** Where the inbox that takes its mails and SMS answers `/dev/inbox`; absent: the instance itself. */
  readonly inboxUrl?: string | undefined;
  /** Absent: those that the instance lists at `/dev/accounts`. */
  readonly accounts?: readonly WalkedAccount[] | undefined;
}

/** A client of an instance whose inbox and accounts may stand elsewhere: `/dev` is of the one-machine profile alone. */
export function outsideApi({ url, inboxUrl, accounts }: Outside): DemoApi {
  const api = createDemoApi(url);
  const inbox = inboxUrl === undefined ? api : createDemoApi(new URL(inboxUrl).origin);
  const json = (path: string) =>
    path === '/dev/accounts' && accounts !== undefined ? Promise.resolve(accounts) : inboxJson(path);
  const inboxJson = (path: string) => (path === '/dev/accounts' ? api.json(path) : inbox.json(path));
  return { ...api, json };
}

/**
 * The accounts of a file: `[{"role": "ADM", "permission": 0, "mail": …, "password": …}, …]`.
 * @throws Error with a French sentence for a file of another shape, without what stands in it
 */
export function accountsIn(text: string): readonly WalkedAccount[] {
  const read = z.array(account).safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new Error('Le fichier des comptes n’est pas une liste JSON de comptes (docs/DEPLOIEMENT.md).');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
