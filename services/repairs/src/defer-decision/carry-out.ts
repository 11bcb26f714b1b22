import { leaseMs, startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { operateRepair } from '../operate-repair/operate-repair.ts';
import type { RepairsPorts } from '../ports.ts';
import type { DeferredDecision } from '../store/deferred-decision-store.ts';
import { inFrench, isRefusal } from '../wire/refusals-in-french.ts';

/**
 * Writes every decision that is due, as its person would: with its rules, history and events. One that a crash left begun is
 * written by whoever comes next, and once, since the history knows its name. Throws when a part of the service is away.
 */
export async function carryOutDue(ports: RepairsPorts): Promise<void> {
  for (;;) {
    const now = ports.now();
    const due = await ports.deferredDecisions.begin(now, new Date(now.getTime() + leaseMs));
    if (due === undefined) return;
    await carryOut(ports, due);
  }
}

async function carryOut(ports: RepairsPorts, { id, repairId, rowHash, operation, person }: DeferredDecision) {
  // Under the rights and the name that its author has by now, not those of ten seconds or an outage ago.
  const author = await ports.staffNow(person.userId);
  if (author === undefined) {
    await ports.deferredDecisions.refused(id, authorClosed);
    return;
  }
  try {
    await operateRepair(ports, author, { repairId, rowHash, operation, localId: id, requestId: id });
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
    await ports.deferredDecisions.refused(id, inFrench(failure));
    return;
  }
  await ports.deferredDecisions.written(id);
}

const authorClosed = 'Le compte qui a pris cette décision n’est plus ouvert';

/** A decision is written at most this late. Milliseconds. */
const everyMs = 1000;

/** Looks for decisions that are due. */
export function startCarryingOut(ports: RepairsPorts, logger: Logger): Rounds {
  const failure = 'a deferred decision could not be written; tried again';
  return startRounds(() => carryOutDue(ports), { everyMs, logger, failure });
}
