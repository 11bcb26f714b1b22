import { channelOperations, eurosOfCents } from '@alveole/domain';
import type { CodeChannel, Participants, RepairKind, RepairStatus } from '@alveole/domain';
import type { RouteInput } from '../define/define-route.ts';
import type { RepairOperationInput } from './wire.ts';
import { reasonLines } from './reason-lines.ts';
import type { RepairBike } from './view.ts';
import type * as repairsRoutes from './routes.ts';

type Input<Name extends keyof typeof repairsRoutes> = RouteInput<(typeof repairsRoutes)[Name]>;

export interface OpeningRequest {
  /** Names the opening: sent again, it answers the same file. */
  readonly localId: string;
  readonly kind: Extract<RepairKind, 0 | 1>;
  readonly consumerId: string;
  readonly bike: RepairBike;
}

/** The body that opens a file. */
export function openRepairBody({ localId, kind, consumerId, bike }: OpeningRequest): Input<'openRepair'>['body'] {
  return {
    local_id: localId,
    operation_code: 'INIT',
    operation_data: {
      gender: kind,
      repair_consumer_id: consumerId,
      repair_bike_brand: bike.brand,
      repair_bike_serial: bike.serial,
      ...(bike.comment === undefined ? {} : { repair_bike_comment: bike.comment }),
    },
  };
}

export interface OperationRequest {
  readonly repairId: string;
  /** The version that was read. */
  readonly rowHash: string;
  readonly operation: RepairOperationInput;
  /** Names the operation: sent again, it is not recorded again. */
  readonly localId?: string | undefined;
}

/** The body that adds an operation to a file, for its repairer and for staff. */
export function operateRepairBody({
  repairId,
  rowHash,
  operation,
  localId,
}: OperationRequest): Input<'operateRepair'>['body'] {
  return {
    repair_id: repairId,
    last_row_hash: rowHash,
    repair_data: operation,
    ...(localId === undefined ? {} : { local_id: localId }),
  };
}

/** The body that gives a file to a member of staff, or to nobody. */
export function assignRepairBody(repairId: string, operatorId: string | undefined): Input<'assignRepair'>['body'] {
  return { repair_id: repairId, rozo_user_id: operatorId ?? '' };
}

export interface RepairListRequest {
  /** What is searched for. */
  readonly text?: string;
  readonly status?: RepairStatus;
  readonly kind?: RepairKind;
  /** Only those in which staff wrote what the repairer has not read. */
  readonly isUnread?: boolean;
  /** Where the page begins: `cursorBehind` the last row of the one before. */
  readonly createdBefore?: string;
}

/** The query of a page of files. */
export function repairListQuery({
  text,
  status,
  kind,
  isUnread,
  createdBefore,
}: RepairListRequest): Input<'listOwnRepairs'>['query'] {
  return { query: text, status, gender: kind, unread: isUnread ? 'yes' : undefined, created_before: createdBefore };
}

/** A file that was sent, as an operation names it. */
export interface SentMedia {
  readonly mediaName: string;
  /** Lower-case hex SHA-256. */
  readonly mediaHash: string;
  readonly extension: '.jpg' | '.png' | '.pdf';
}

const wireMedia = ({ mediaName, mediaHash, extension }: SentMedia) => ({
  media_url: mediaName,
  media_hash: mediaHash,
  type_file: extension,
});
const motif = (text: string) => ({ code: 'CODE29' as const, tab: reasonLines(text) });

/** Why staff changes what a beneficiary confirmed; nothing where nobody says. */
const commentOf = (reason: string) => (reason.trim() === '' ? {} : { operation_comment: reason.trim() });

/** Operations of people, as the wire takes them. */
export const operationBody = {
  invoice: (media: SentMedia, invoiceCents: number, reason = '') => ({
    operation_code: 'FAC',
    operation_data: { ...wireMedia(media), amount_net: eurosOfCents(invoiceCents), ...commentOf(reason) },
  }),
  sessionInvoice: (media: SentMedia, participants: Participants) => ({
    operation_code: 'FACVE',
    operation_data: { ...wireMedia(media), amount_id: participants },
  }),
  photo: (media: SentMedia) => ({ operation_code: 'PHO', operation_data: wireMedia(media) }),
  /** Asks the beneficiary to confirm, on one of the ways. */
  askToConfirm: (channel: CodeChannel) => ({ operation_code: channelOperations[channel], operation_data: {} }),
  confirmPickUp: (code: string) => ({ operation_code: 'VAL', operation_data: { code } }),
  /** Staff confirms without a code, and says why. */
  confirmPickUpWithoutCode: (comment: string) => ({
    operation_code: 'VAL',
    operation_data: { operation_comment: comment },
  }),
  message: (text: string) => ({ operation_code: 'MSG', operation_data: { text } }),
  /** On one's honour: the file was not transmitted because of the incident. */
  declareIncident: () => ({ operation_code: 'BUG', operation_data: {} }),
  giveUp: () => ({ operation_code: 'CAN', operation_data: {} }),
  /** Complements, of a file or of a sample. */
  askComplement: (code: 'COM' | 'COMECH', text: string) => ({
    operation_code: code,
    operation_data: { motif: motif(text) },
  }),
  /** Why may be left out. */
  notEligible: (text: string) => ({
    operation_code: 'NIL',
    operation_data: text.trim() === '' ? {} : { motif: motif(text) },
  }),
  /** A step of the review that says nothing more. */
  review: (code: 'AVAL' | 'AVALECH' | 'COMR' | 'COMRECH' | 'ECH' | 'ACAN') => ({
    operation_code: code,
    operation_data: {},
  }),
  /** A paid premium, by a signed difference, and why: the repairer reads it. */
  correctPremium: (code: 'FACCOR' | 'FACVECOR', adjustmentCents: number, reason: string) => ({
    operation_code: code,
    operation_data: { amount_to_refund: eurosOfCents(adjustmentCents), operation_comment: reason },
  }),
} as const satisfies Record<string, (...given: never[]) => RepairOperationInput>;
