import { bodyShapeOf, readShape } from '@alveole/contracts';
import type { RouteDefinition, RouteRequest, WireShape } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { repairRoutes } from '@alveole/contracts/repair';
import { centsOfEuros } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';

type BodyOf<R extends RouteDefinition> = RouteRequest<R>['body'];

export type Act =
  | {
      readonly kind: 'open';
      /** Somebody who has to be recorded first. */
      readonly person?: BodyOf<typeof beneficiaryRoutes.registerConsumer> | undefined;
      readonly body: BodyOf<typeof repairRoutes.openRepair>;
    }
  | { readonly kind: 'operate'; readonly body: BodyOf<typeof repairRoutes.operateRepair> };

/** An act that waits for the server's acknowledgement, as the device keeps it. */
export interface Step {
  readonly id: number;
  /** The file, by its id of the server or of this device. Steps of one file go in order. */
  readonly fileId: string;
  /** When it was asked for, ISO instant. */
  readonly at: string;
  readonly state: 'waiting' | 'refused' | 'sent';
  /** It has gone, or might have gone, to the server before. */
  readonly isRetry: boolean;
  readonly act: Act;
  /** `id` names the refusal, whatever its words become; absent in steps of an earlier version. */
  readonly refusal?:
    | {
        readonly code: string;
        readonly message: string;
        readonly id?: string | undefined;
        /** What the rules of the campaign say of it, in French. */
        readonly sentences?: readonly string[] | undefined;
        /** What the rules give by now, in cents, where the told premium was refused. */
        readonly premiumCents?: number | undefined;
      }
    | undefined;
  /** What the server answered; whoever asked takes it from here. */
  readonly answer?: unknown;
}

const actShape: WireShape = {
  anyOf: [
    {
      object: {
        kind: { oneOf: ['open'] },
        person: { optional: bodyShapeOf(beneficiaryRoutes.registerConsumer) },
        body: bodyShapeOf(repairRoutes.openRepair),
      },
    },
    { object: { kind: { oneOf: ['operate'] }, body: bodyShapeOf(repairRoutes.operateRepair) } },
  ],
};

/** The answer may be of any kind. */
const stepShape: WireShape = {
  object: {
    id: 'number',
    fileId: 'string',
    at: 'string',
    state: { oneOf: ['waiting', 'refused', 'sent'] },
    isRetry: 'boolean',
    act: actShape,
    refusal: {
      optional: {
        object: {
          code: 'string',
          message: 'string',
          id: { optional: 'string' },
          sentences: { optional: { array: 'string' } },
          premiumCents: { optional: 'number' },
        },
      },
    },
  },
};

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
  const step = readShape(stepShape, row) as Step | undefined;
  if (step === undefined) return undefined;
  const { answer } = row as Partial<Step>;
  return answer === undefined ? step : { ...step, answer };
}
