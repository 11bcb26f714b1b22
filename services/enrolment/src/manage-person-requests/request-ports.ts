import { appError } from '@alveole/contracts';
import type { EnrolmentPorts } from '../ports.ts';
import type { PersonRequest, RequestEntry } from '../record/person-request.ts';

/** What the requests of persons stand on. */
export type RequestPorts = Pick<
  EnrolmentPorts,
  | 'personRequests'
  | 'personTraces'
  | 'identityCodes'
  | 'beneficiaries'
  | 'establishments'
  | 'flags'
  | 'neededPersons'
  | 'media'
  | 'campaign'
  | 'postcodes'
  | 'programmeName'
  | 'now'
>;

/** Who of the desk does it. */
export interface RequestActor {
  readonly role: 'ADM';
  readonly permission: 0 | 1;
  readonly userId: string;
  readonly userName: string;
}

/** Throws `NotFoundException`. */
export async function knownRequest({ personRequests }: RequestPorts, id: string): Promise<PersonRequest> {
  const request = await personRequests.byId(id);
  if (request === undefined) throw appError('NotFoundException', 'Unknown request.');
  return request;
}

/** The outcome of a write. Throws `EntityVersionMismatchException` where somebody else wrote first. */
export function written(request: PersonRequest | undefined): PersonRequest {
  if (request === undefined)
    throw appError('EntityVersionMismatchException', 'The request was changed by somebody else.');
  return request;
}

/** An entry of the history by whoever does it at the desk. */
export const entryBy = (
  { userId, userName }: Pick<RequestActor, 'userId' | 'userName'>,
  act: RequestEntry['act'],
  at: Date,
  text?: string,
): RequestEntry => ({ at, act, byId: userId, by: userName, text });
