import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { repairRoutes } from '@alveole/contracts/repair';
import { centsOfEuros } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import { z } from 'zod';

const opening = z.object({
  kind: z.literal('open'),
  /** Somebody who has to be recorded first. */
  person: beneficiaryRoutes.registerConsumer.body.optional(),
  body: repairRoutes.openRepair.body,
});
const operation = z.object({ kind: z.literal('operate'), body: repairRoutes.operateRepair.body });

/** An act that waits for the server's acknowledgement, as the device keeps it. */
const storedStep = z.object({
  id: z.int(),
  /** The file, by its id of the server or of this device. Steps of one file go in order. */
  fileId: z.string(),
  /** When it was asked for, ISO instant. */
  at: z.string(),
  state: z.enum(['waiting', 'refused', 'sent']),
  /** It has gone, or might have gone, to the server before. */
  isRetry: z.boolean(),
  act: z.discriminatedUnion('kind', [opening, operation]),
  /** `id` names the refusal, whatever its words become; absent in steps of an earlier version. */
  refusal: z.object({ code: z.string(), message: z.string(), id: z.string().optional() }).optional(),
  /** What the server answered; whoever asked takes it from here. */
  answer: z.unknown().optional(),
});

export type Step = z.output<typeof storedStep>;
export type Act = Step['act'];

/** What a step does, as a page tells it. */
export type StepSubject =
  | { readonly act: 'open'; readonly kind: RepairKind }
  | { readonly act: 'invoice'; readonly invoiceCents: number | undefined }
  | { readonly act: 'photo' }
  | { readonly act: 'bike' }
  | { readonly act: 'message' };

export function subjectOf({ act }: Pick<Step, 'act'>): StepSubject {
  if (act.kind === 'open') return { act: 'open', kind: act.body.operation_data.gender };
  const { operation_code, operation_data } = act.body.repair_data;
  if (operation_code === 'PHO') return { act: 'photo' };
  if (operation_code === 'VELO') return { act: 'bike' };
  if (operation_code === 'MSG') return { act: 'message' };
  return {
    act: 'invoice',
    invoiceCents: 'amount_net' in operation_data ? centsOfEuros(operation_data.amount_net) : undefined,
  };
}

/** A step as it was kept; undefined for what another version wrote in a form that is not understood. */
export function stepOf(row: unknown): Step | undefined {
  return storedStep.safeParse(row).data;
}
