import type { PartnerActor, StaffActor } from '../roles.ts';
import type { RepairKind } from './kinds.ts';
import type { OperationCode } from './operations.ts';
import type { RepairStatus } from './statuses.ts';

/** What the rules need to know of a repair file. */
export interface RepairFile {
  readonly status: RepairStatus;
  readonly kind: RepairKind;
  /** Codes of the file's history, in any order. */
  readonly operations: readonly OperationCode[];
  /** True once the file is a line of an approved or exported refund batch. */
  readonly refundLocked: boolean;
  /** The invoice changed after the beneficiary confirmed it (`isConfirmationDue`). */
  readonly confirmationDue?: boolean;
  /** The campaign and its grace period are over (`isGraceOver`): the file can be closed no more. */
  readonly graceEnded?: boolean;
  /** The establishment that opened the file. */
  readonly entityId: string;
  /** The member of staff who holds the file; absent when nobody does. */
  readonly operatorId?: string;
  /** It waits until the envelope of a funder holds its share. */
  readonly awaitsEnvelope?: boolean;
  /** The programme wants two operators for its validation (`secondReviewCausesOf`). */
  readonly secondReviewDue?: boolean;
  /** The operator whose recommendation stands: nothing but messages came after it. */
  readonly recommendedBy?: string | undefined;
}

/** A repairer; `incidentListed` when configuration lists his establishment for the incident of 26–27 May 2020. */
export interface RepairerActor extends PartnerActor {
  readonly incidentListed?: boolean;
}

/**
 * Who acts: a person with a token, the beneficiary who opened the link of this file, the administrator's mass tool, or the
 * refunds service.
 */
export type RepairActor =
  | RepairerActor
  | StaffActor
  | { readonly role: 'BENEFICIARY' }
  | { readonly role: 'MASS_TOOL' }
  | { readonly role: 'REFUNDS' };
export type RepairActorRole = RepairActor['role'];

/** What is asked of a file. Only the fields that the operation's rule names are looked at. */
export interface RepairAction {
  readonly operation: OperationCode;
  /** MSG: the message. COM and COMECH: what is asked of the repairer. */
  readonly text?: string;
  /** VAL: whether the beneficiary's SMS code comes with it. The code itself is checked by its owner. */
  readonly withCode?: boolean;
  /** VAL by the beneficiary: the link of this file was checked by its owner. */
  readonly withLink?: boolean;
  /** VAL by an administrator without a code: why (`operation_comment`). */
  readonly comment?: string;
  /** FAC, FACVE: its amounts are others than those that the beneficiary confirmed (`changesConfirmed`). */
  readonly changesConfirmed?: boolean;
  /** SMS: the consumer has a phone on file. */
  readonly phoneKnown?: boolean;
  /** MEL, LIEN: the consumer left an address with the programme. RECU: he did, or names one. */
  readonly mailKnown?: boolean;
  /** MEL, LIEN: the last SMS failed, or was not delivered in time (`isSecondChannelOpen`). */
  readonly secondChannelOpen?: boolean;
  /** LIEN: the campaign lets beneficiaries confirm by themselves. */
  readonly linkAllowed?: boolean;
  /** SMS, MEL, LIEN: the programme's switch `disable_sms` is "no". */
  readonly smsEnabled?: boolean;
  /** VELO: number, brand or comment are others than those of the file. */
  readonly changesBike?: boolean;
  /** FACCOR and FACVECOR: the signed adjustment in cents, never 0. */
  readonly adjustmentCents?: number;
}

/** What an accepted operation does to the file. */
export interface RepairStep {
  readonly from: RepairStatus;
  readonly to: RepairStatus;
  /** Codes to push into the history in one write; empty when the file already stands there. */
  readonly records: readonly OperationCode[];
}
