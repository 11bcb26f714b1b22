import type { RepairOperationInput, EventEnvelope } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import type { PersonActor } from '@alveole/service-kit';
import type { Beneficiaries } from '../store/beneficiaries.ts';
import type { Establishments } from '../store/establishments.ts';
import type { FileAfter } from '../record/repair-events.ts';
import type { OperationDetails, RepairRecord } from '../record/repair-record.ts';
import type { RepairChanges } from '../store/repair-changes.ts';
import type { RepairStore } from '../store/repair-store.ts';
import type { SmsSwitch } from '../store/sms-switch.ts';
import type { SmsCodes } from './sms-codes.ts';

export interface OperatePorts {
  readonly repairs: Pick<RepairStore, 'byId' | 'write' | 'useTry'>;
  readonly establishments: Pick<Establishments, 'known'>;
  readonly beneficiaries: Pick<Beneficiaries, 'current'>;
  readonly smsSwitch: Pick<SmsSwitch, 'isOff'>;
  readonly media: Pick<ObjectStorage, 'accept' | 'read' | 'store'>;
  readonly codes: SmsCodes;
  readonly campaign: Campaign;
  /** Establishments that may declare files of the incident, and its mark. */
  readonly incidentEntities: ReadonlySet<string>;
  readonly incidentMark: string;
  readonly now: () => Date;
}

/** What the rules must know that the file itself does not say. */
export interface Facts {
  /** The beneficiary's number, +33 form; read for SMS only. */
  readonly phone?: string;
  readonly smsEnabled: boolean;
}

export interface OperationContext {
  readonly ports: OperatePorts;
  readonly file: RepairRecord;
  readonly facts: Facts;
  readonly person: PersonActor;
  readonly now: Date;
  readonly requestId?: string | undefined;
}

/** What an operation brings beside the status, all written at once. */
export interface Effect {
  readonly details?: OperationDetails;
  readonly set?: RepairChanges;
  readonly clear?: readonly 'code'[];
  /** Reasons or a message, for the mails. */
  readonly lines?: readonly string[];
  /** Further events, of the file as it stands after the write. */
  readonly events?: (after: FileAfter) => readonly EventEnvelope[];
}

type Operations = { readonly [O in RepairOperationInput as O['operation_code']]: O['operation_data'] };
export type ClientOperation = keyof Operations;
export type DataOf<Code extends ClientOperation> = Operations[Code];
export type EffectFor<Code extends ClientOperation> = (
  context: OperationContext,
  data: DataOf<Code>,
) => Effect | Promise<Effect>;
