import type { RepairsPorts } from '../ports.ts';
import type { RepairRecord } from '../record/repair-record.ts';

/** The file whose pick-up is proved, and what the proof needs beside it. */
export interface ProofContext {
  readonly ports: Pick<RepairsPorts, 'codes' | 'repairs'>;
  readonly file: RepairRecord;
  readonly facts: {
    /** The beneficiary's number, +33 form, and the address that he gave to the programme; read when a message is asked for. */
    readonly phone?: string | undefined;
    readonly mail?: string | undefined;
    readonly smsEnabled: boolean;
  };
  readonly now: Date;
  readonly requestId?: string | undefined;
}
