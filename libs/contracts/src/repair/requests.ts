import type { RepairKind, RepairStatus } from '@alveole/domain';
import type { RouteInput, RouteRequest } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { RepairOperationInput } from './operation-wire.ts';
import { sentAnswersOf, wireAnswersOf } from './question-answers.ts';
import type { SentAnswers } from './question-answers.ts';
import type { RepairBike } from './view.ts';
import type * as repairsRoutes from './routes.ts';

type Routes = typeof repairsRoutes;
type Input<Name extends keyof Routes> = RouteInput<Routes[Name]>;
type Request<Name extends keyof Routes> = RouteRequest<Routes[Name]>;

export interface OpeningRequest {
  /** Names the opening: sent again, it answers the same file. */
  readonly localId: string;
  readonly kind: Extract<RepairKind, 0 | 1>;
  readonly consumerId: string;
  readonly bike: RepairBike;
  /** Business time, UTC `YYYY-MM-DD HH:mm:ss`; of clients that sent the opening later than it was made. */
  readonly operationDate?: string;
  /** To the questions that are asked at the opening. */
  readonly answers?: SentAnswers;
}

/** The body that opens a file; `openingRequestOf` reads it again. */
export function openRepairBody({
  localId,
  kind,
  consumerId,
  bike,
  operationDate,
  answers = {},
}: OpeningRequest): Input<'openRepair'>['body'] {
  return {
    local_id: localId,
    operation_code: 'INIT',
    operation_data: withoutAbsent({
      gender: kind,
      repair_consumer_id: consumerId,
      repair_bike_brand: bike.brand,
      repair_bike_serial: bike.serial,
      repair_bike_comment: bike.comment,
      operation_date: operationDate,
      answers: wireAnswersOf(answers),
    }),
  };
}

/** What the body that opens a file asks for. */
export function openingRequestOf({
  local_id: localId,
  operation_data: data,
}: Request<'openRepair'>['body']): OpeningRequest {
  return withoutAbsent({
    localId,
    kind: data.gender,
    consumerId: data.repair_consumer_id,
    bike: withoutAbsent({
      brand: data.repair_bike_brand,
      serial: data.repair_bike_serial,
      comment: data.repair_bike_comment,
    }),
    operationDate: data.operation_date,
    answers: sentAnswersOf(data.answers),
  });
}

export interface OperationRequest {
  readonly repairId: string;
  /** The version that was read. */
  readonly rowHash: string;
  readonly operation: RepairOperationInput;
  /** Names the operation: sent again, it is not recorded again. */
  readonly localId?: string | undefined;
}

/** The body that adds an operation to a file, for its repairer and for staff; `operationRequestOf` reads it again. */
export function operateRepairBody({
  repairId,
  rowHash,
  operation,
  localId,
}: OperationRequest): Input<'operateRepair'>['body'] {
  return withoutAbsent({
    repair_id: repairId,
    last_row_hash: rowHash,
    repair_data: operation,
    local_id: localId,
  });
}

/** What the body that adds an operation asks for; `operationOf` reads the operation. */
export function operationRequestOf(
  body: Request<'operateRepair'>['body'] | Request<'operateRepairAsStaff'>['body'],
): OperationRequest {
  return withoutAbsent({
    repairId: body.repair_id,
    rowHash: body.last_row_hash,
    operation: body.repair_data,
    localId: 'local_id' in body ? body.local_id : undefined,
  });
}

export interface AssignmentRequest {
  readonly repairId: string;
  /** Absent: the file is released. */
  readonly operatorId?: string | undefined;
}

/** The body that gives a file to a member of staff, or to nobody; `assignmentRequestOf` reads it again. */
export function assignRepairBody({ repairId, operatorId }: AssignmentRequest): Input<'assignRepair'>['body'] {
  return { repair_id: repairId, rozo_user_id: operatorId ?? '' };
}

/** To whom the body gives a file. */
export function assignmentRequestOf({ repair_id, rozo_user_id }: Request<'assignRepair'>['body']): AssignmentRequest {
  return withoutAbsent({ repairId: repair_id, operatorId: operatorOf(rozo_user_id) });
}

/** A member of staff, by the id that an assignment names; an empty one is nobody. */
export function operatorOf(id: string | undefined): string | undefined {
  return id === '' ? undefined : id;
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

/** The query of a page of the own files; `ownRepairListOf` reads it again. */
export function repairListQuery({
  text,
  status,
  kind,
  isUnread,
  createdBefore,
}: RepairListRequest): Input<'listOwnRepairs'>['query'] {
  return { query: text, status, gender: kind, unread: isUnread ? 'yes' : undefined, created_before: createdBefore };
}

/** What narrows a page of the own files. A parameter of its own goes before the same one in `params`. */
export function ownRepairListOf({ params, ...named }: Request<'listOwnRepairs'>['query']): RepairListRequest {
  const asked = { ...params, ...named };
  return withoutAbsent({
    text: asked.query,
    status: asked.status,
    kind: asked.gender,
    isUnread: asked.unread && true,
    createdBefore: asked.created_before,
  });
}
