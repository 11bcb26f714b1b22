import { randomUUID } from 'node:crypto';
import { isValidated } from '@alveole/domain';
import type { DocumentChange, WriteOutcome } from '@alveole/persistence';
import type { EnrolmentPorts } from '../ports.ts';
import type { Establishment, HistoryEntry } from '../record/establishment.ts';
import { eventsOf, noConsequences } from '../wire/establishment-events.ts';
import { firstValidated } from '../record/profile.ts';
import { establishmentOf } from './former-profile.ts';
import type { EstablishmentDocument, StoredEntry } from '../store/establishment-model.ts';

type SettlePorts = Pick<EnrolmentPorts, 'establishments' | 'now'>;

const act = 'settle-activity';

/**
 * Gives those who were validated before the first validation granted anything the activity that they registered with, in
 * one write for each file. A file whose establishment has asked for another activity since is left as it stands.
 */
export function settlementsOf(
  { establishments, now }: SettlePorts,
  documents: readonly EstablishmentDocument[],
): DocumentChange[] {
  return documents
    .filter((document) => !askedSince(document.history))
    .map(establishmentOf)
    .filter(lacksActivity)
    .map((before) => () => settle({ establishments, now }, before));
}

function lacksActivity({ status, profile }: Establishment): boolean {
  return isValidated(status) && firstValidated(profile).activity?.done !== profile.activity?.done;
}

/** A profile saved with its activity, after the first validation. */
function askedSince(history: readonly StoredEntry[]): boolean {
  const validated = history.findIndex((entry) => entry.act === 'validate');
  return history
    .slice(Math.max(0, validated))
    .some((entry) => entry.act === 'save-profile' && entry.fields.includes('activity'));
}

async function settle({ establishments, now }: SettlePorts, before: Establishment): Promise<WriteOutcome> {
  const profile = firstValidated(before.profile);
  const at = now();
  const author = { role: 'SYS' } as const;
  const after = { ...before, profile, modifiedAt: at };
  const entry: HistoryEntry = {
    at,
    act,
    from: before.status,
    to: before.status,
    author,
    fields: ['activity'],
    reasons: [],
  };
  const events = eventsOf(act, {
    ...noConsequences,
    before,
    after,
    author,
    reasons: [],
    bankAccountChanged: false,
    now: at,
    requestId: randomUUID(),
  });
  return typeof (await establishments.save(before, after, entry, events)) === 'object' ? 'written' : 'stale';
}
