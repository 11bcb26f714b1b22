import { isAppError } from '@alveole/contracts';
import { isAccepted } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import type { EnrolmentPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import { saveEstablishment } from '../save-establishment/save-establishment.ts';
import type { SavePorts } from '../save-establishment/save-establishment.ts';
import { lineVerdict } from './line-verdict.ts';
import type { Verdict } from './line-verdict.ts';

export type ApplyPorts = SavePorts & Pick<EnrolmentPorts, 'massRuns'>;

/** How often a file that somebody changed meanwhile is read anew. */
const tries = 3;

/**
 * Does the act of a run on one line: one write through the rules of the file itself. The version that it rests on is noted
 * before, so that after a crash the line says whether it was done. Throws when a part of the service is away.
 */
export async function applyLine(ports: ApplyPorts, run: MassRun, line: MassLine): Promise<void> {
  await ports.massRuns.changeLine(line, await outcomeOf(ports, run, line));
}

async function outcomeOf(ports: ApplyPorts, run: MassRun, line: MassLine): Promise<Verdict> {
  let begun = line.result === 'begun' ? line.rowHash : undefined;
  for (let attempt = 1; ; attempt += 1) {
    const establishment = await ports.establishments.byId(line.targetId ?? '');
    if (!establishment) return { result: 'unknown' };
    const { rowHash, profile } = establishment;
    if (begun !== undefined && begun !== rowHash && !isAccepted(profile.conditionsAcceptedAt))
      return { result: 'done' };
    const verdict = lineVerdict(establishment, run.caller);
    if (verdict.result !== 'ready') return verdict;
    await ports.massRuns.changeLine(line, { result: 'begun', rowHash });
    begun = rowHash;
    const refusal = await represent(ports, run, establishment.id, rowHash);
    if (refusal === undefined) return { result: 'done' };
    if (refusal !== 'stale') return { result: 'refused', reason: refusal };
    if (attempt === tries) return { result: 'refused', reason: changedMeanwhile };
    // What was written meanwhile was somebody else's.
    begun = undefined;
  }
}

const changedMeanwhile = 'Le dossier a été modifié par un autre utilisateur';

/** Undefined once it is written; `stale` for a file that changed meanwhile; else why the rules refuse it. */
async function represent(
  ports: ApplyPorts,
  { id, caller }: MassRun,
  entityId: string,
  lastRowHash: string,
): Promise<string | undefined> {
  try {
    const actOf = () => ({ act: 'represent-terms' }) as const;
    const request = { entityId, lastRowHash, actOf, changes: { conditionsAccepted: false } };
    await saveEstablishment(ports, request, { caller, requestId: id });
    return undefined;
  } catch (error) {
    if (!isAppError(error) || error.kind === 'unavailable' || error.kind === 'unexpected') throw error;
    return error.code === 'EntityVersionMismatchException' ? 'stale' : error.message;
  }
}
