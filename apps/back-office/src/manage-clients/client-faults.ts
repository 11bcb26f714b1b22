import { isRedirectUri } from '@alveole/domain';
import type { ClientKind, Scope } from '@alveole/domain';
import { messages, requiredText } from '@alveole/validation';
import { texts } from './manage-clients.text.ts';

/** What is typed of software that is to have access. */
export interface ClientDraft {
  readonly name: string;
  readonly reason: string;
  readonly kind: ClientKind;
  readonly scopes: readonly Scope[];
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Addresses of return, a line each, as typed. */
  readonly redirectUris?: string | undefined;
}

export type ClientFaults = Partial<
  Record<'name' | 'reason' | 'scopes' | 'entityId' | 'funderId' | 'redirectUris', string>
>;

const nameRule = requiredText(messages.required, 100);
const reasonRule = requiredText(messages.required, 500);
/** Letters that the server asks for at least. */
const [shortestName, shortestReason] = [2, 5];

/** What is wrong with a draft, in French; no entry where nothing is. */
export function faultsOf(draft: ClientDraft): ClientFaults {
  const faults: Record<string, string | undefined> = {
    name: faultOf(nameRule, draft.name, shortestName),
    reason: faultOf(reasonRule, draft.reason, shortestReason),
    scopes: draft.scopes.length === 0 ? texts.scopesNeeded : undefined,
    entityId: draft.kind === 'shop' && draft.entityId === undefined ? texts.bindingNeeded : undefined,
    funderId: draft.kind === 'funder' && draft.funderId === undefined ? texts.funderNeeded : undefined,
    redirectUris: draft.kind === 'shops' ? redirectFault(urisIn(draft)) : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function faultOf(rule: typeof nameRule, text: string, shortest: number): string | undefined {
  const fault = rule.safeParse(text).error?.issues[0]?.message;
  return fault ?? (text.trim().length < shortest ? messages.required : undefined);
}

/** The addresses that were typed, a line each. */
export function urisIn({ redirectUris = '' }: ClientDraft): readonly string[] {
  return redirectUris
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const mostUris = 10;

function redirectFault(uris: readonly string[]): string | undefined {
  if (uris.length === 0) return messages.required;
  if (uris.length > mostUris) return texts.tooManyUris(mostUris);
  const wrong = uris.find((uri) => !isRedirectUri(uri));
  return wrong === undefined ? undefined : texts.wrongUri(wrong);
}
