import type { z } from 'zod';
import { integrationEvents } from './integration-events.ts';
import type { PaymentData, RecoveryData, RepairData } from './integration-events.ts';
import type { IntegrationData, IntegrationEvent } from './translate-event.ts';

/** For whom software is told: for one shop, for one funder, or for the programme where neither is named. */
export interface IntegrationReader {
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
}

export type IntegrationBody = z.output<(typeof integrationEvents)[keyof typeof integrationEvents]['body']>;

/**
 * The body of a call that tells a reader of an event; undefined where it is none of his business. A funder reads its own
 * share and neither shop nor number of the file. Whatever the contract does not declare is left out.
 * @throws ZodError where an event has values that the contract does not know
 */
export function bodyForReader(event: IntegrationEvent, reader: IntegrationReader): IntegrationBody | undefined {
  if (!concerns(event, reader)) return undefined;
  const { type, id, at: timestamp } = event;
  const { version, body } = integrationEvents[type];
  const data = reader.funderId === undefined ? event.data : dataForFunder(event.data, reader.funderId);
  return body.parse({ type, version, id, timestamp, data });
}

function concerns({ entityId, funderIds }: IntegrationEvent, reader: IntegrationReader): boolean {
  if (reader.funderId !== undefined) return funderIds.includes(reader.funderId);
  return reader.entityId === undefined || reader.entityId === entityId;
}

function dataForFunder(data: IntegrationData, funderId: string): object {
  if ('repair' in data) return { ...data, adjustment_cents: undefined, repair: repairForFunder(data.repair, funderId) };
  if ('recovery' in data) return { ...data, recovery: recoveryForFunder(data.recovery) };
  return 'payment' in data ? { payment: anonymousFile(data.payment) } : data;
}

function repairForFunder(repair: RepairData, funderId: string): RepairData {
  const shares = (repair.shares ?? []).filter(({ funder_id }) => funder_id === funderId);
  return { ...anonymousFile(repair), premium_cents: undefined, shares };
}

function recoveryForFunder({ files, ...recovery }: RecoveryData): RecoveryData {
  return { ...recovery, establishment_id: undefined, files: files.map(anonymousFile) };
}

const anonymousFile = <File extends RepairData | PaymentData | RecoveryData['files'][number]>(file: File): File => ({
  ...file,
  repair_id: undefined,
  file_number: undefined,
  establishment_id: undefined,
});
