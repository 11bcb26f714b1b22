import { acceptedValue, appError } from '@alveole/contracts';
import type { RequestAct } from '@alveole/contracts/person-request';
import { decidePersonRequestAct } from '@alveole/domain';
import type { PersonRequest, RequestEntry } from '../record/person-request.ts';
import { standingOf } from '../record/person-request.ts';
import type { RequestChange } from '../store/person-request-store.ts';
import { answerPerson, refusePerson } from './answer-person.ts';
import { correctPerson } from './correct-person.ts';
import { extendRequest } from './extend-request.ts';
import { forgetPerson } from './forget-person.ts';
import { sendIdentityCode, useIdentityCode } from './identify-person.ts';
import { readSubjects } from './read-subjects.ts';
import { entryBy, knownRequest, written } from './request-ports.ts';
import type { RequestActor, RequestPorts } from './request-ports.ts';

/** An act in hand: on the version that was read, with its entry for the history. */
export interface ActInHand<Name extends RequestAct['act'] = RequestAct['act']> {
  readonly request: PersonRequest;
  readonly act: Extract<RequestAct, { act: Name }>;
  readonly actor: RequestActor;
  readonly entry: RequestEntry;
}

type Carry<Name extends RequestAct['act']> = (ports: RequestPorts, inHand: ActInHand<Name>) => Promise<PersonRequest>;

const save = async (
  ports: RequestPorts,
  { request, entry }: Pick<ActInHand, 'request' | 'entry'>,
  change: RequestChange,
  text = entry.text,
): Promise<PersonRequest> => written(await ports.personRequests.change(request, change, { ...entry, text }));

const acts: { readonly [Name in RequestAct['act']]: Carry<Name> } = {
  // Whoever was identified was so as somebody else: the check begins anew.
  async link(ports, inHand) {
    const subjects = inHand.act.subjects.map(({ kind, subjectId }) => ({ kind, subjectId }));
    const known = await readSubjects(ports, subjects);
    if (known.some(({ name }) => name === '')) throw appError('NotFoundException', 'Unknown subject of a request.');
    const anew = { code: null, codeWay: null, identity: null } as const;
    return save(ports, inHand, { subjects, state: 'identity-to-check', ...anew }, String(subjects.length));
  },
  'send-code': (ports, { request, act, entry }) =>
    sendIdentityCode(ports, request, { subjectId: act.subjectId, by: act.by }, entry),
  'check-code': (ports, { request, act, entry }) => useIdentityCode(ports, request.id, act.code, () => entry),
  'note-document': (ports, inHand) => {
    const { document } = inHand.act;
    const { at, by } = inHand.entry;
    return save(ports, inHand, { identity: { at, by, document }, state: 'in-work', code: null }, document);
  },
  extend: extendRequest,
  export: (ports, inHand) => save(ports, inHand, { export: { state: 'queued', done: 0, total: 0 } }),
  async correct(ports, inHand) {
    const { request, act, actor, entry } = inHand;
    if (!request.subjects.some(({ subjectId }) => subjectId === act.consumerId))
      throw appError('NotFoundException', 'The request is linked to another person.');
    const fields = await correctPerson(ports, act, actor);
    return save(ports, inHand, { correctedAt: entry.at }, fields.join(' '));
  },
  async forget(ports, inHand) {
    const erasure = await forgetPerson(ports, inHand.request, inHand.act.planHash);
    return save(ports, inHand, { erasure });
  },
  answer: answerPerson,
  refuse: refusePerson,
};

/**
 * Does one act to a request, on the version that was read. Throws `NotFoundException`, `EntityVersionMismatchException`, the
 * refusals of `decidePersonRequestAct`, and those of the act itself.
 */
export async function changePersonRequest(
  ports: RequestPorts,
  id: string,
  { lastRowHash, act }: { readonly lastRowHash: string; readonly act: RequestAct },
  actor: RequestActor,
): Promise<PersonRequest> {
  const request = await knownRequest(ports, id);
  acceptedValue(decidePersonRequestAct(act.act, standingOf(request), actor));
  if (request.rowHash !== lastRowHash) written(undefined);
  const entry = entryBy(actor, act.act, ports.now());
  const carry = acts[act.act] as Carry<RequestAct['act']>;
  return carry(ports, { request, act, actor, entry });
}
