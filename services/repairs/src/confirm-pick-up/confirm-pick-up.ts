import { acceptedValue } from '@alveole/contracts';
import { isGraceOver } from '@alveole/domain';
import type { RepairStep } from '@alveole/domain';
import { holdShares, writeHeld } from '../hold-envelopes/hold-shares.ts';
import { confirmationEffect } from './confirm-with-code.ts';
import type { RepairsPorts } from '../ports.ts';
import { applyOperation, decideOperation } from '../record/apply-operation.ts';
import type { Author } from '../record/history-record.ts';
import { operationDateOf } from '../record/operation-date.ts';
import { operatedEvent } from '../record/repair-events.ts';
import { bikeAlreadyClaimed, versionMismatch } from '../wire/refusals.ts';
import { pickUpOf } from './pick-up.ts';
import type { PickUp } from './pick-up.ts';

const author: Author = { role: 'SYS', userName: 'Bénéficiaire' };

/** The repairer may be adding a photo at the same moment. */
const maxTries = 5;

/**
 * VAL by the beneficiary: the pick-up behind the link is confirmed, with the amounts that the page showed. Pressed twice,
 * it is recorded once. Throws as `pickUpOf` does, BikeAlreadyClaimedException, EnvelopeUsedUpException, RepairVersionMismatchException.
 */
export async function confirmPickUp(ports: RepairsPorts, token: string, requestId?: string): Promise<PickUp> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const pickUp = await pickUpOf(ports, token);
    if (pickUp.isConfirmed) return pickUp;
    const action = { operation: 'VAL', withLink: true } as const;
    const step = acceptedValue(
      decideOperation({ ...pickUp.file, graceEnded: isGraceOver(ports.campaign, ports.now()) }, action, {
        role: 'BENEFICIARY',
      }),
    );
    const outcome = await write(ports, pickUp, step, requestId);
    if (outcome === 'bike-claimed') throw bikeAlreadyClaimed();
    if (outcome !== 'stale') return { ...pickUp, isConfirmed: true };
  }
  throw versionMismatch();
}

async function write(
  ports: RepairsPorts,
  { file, invoiceCents, premiumCents }: PickUp,
  step: RepairStep,
  requestId: string | undefined,
) {
  const { repairs, now } = ports;
  const at = now();
  const { clear = [], details } = confirmationEffect('link', { invoiceCents, premiumCents });
  const applied = applyOperation(file, step, {
    effect: { at, by: 'beneficiary' },
    author,
    operationDate: operationDateOf(undefined, at),
    details: details ?? {},
    sentHash: file.link?.hash,
  });
  const heldFile = await holdShares(ports, file, applied.file);
  return writeHeld(heldFile, () =>
    repairs.write(file, {
      ...applied,
      set: { ...applied.changes, ...heldFile.marks },
      clear,
      events: [operatedEvent(heldFile.file, { codes: step.records, from: step.from }, author, { now: at, requestId })],
    }),
  );
}
