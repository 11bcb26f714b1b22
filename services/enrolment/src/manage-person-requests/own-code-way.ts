import { decideIdentityCode, identityCodeWays } from '@alveole/domain';
import type { CodeWay } from '@alveole/domain';
import type { PersonRequest } from '../record/person-request.ts';
import { readSubjects } from './read-subjects.ts';
import type { RequestPorts } from './request-ports.ts';

/**
 * By which way a person may have a code sent, if there is one. Whoever was identified by a document has shown nothing of
 * the numbers in the files, one of which may have changed hands: a code goes to one that the request names itself.
 */
export async function ownCodeWay(ports: RequestPorts, request: PersonRequest): Promise<CodeWay | undefined> {
  const { name, mobile, mail, identity, codeWay } = request;
  const subjects = await readSubjects(ports, request.subjects);
  const ways = identityCodeWays(subjects).filter((way) => {
    const recipient = decideIdentityCode(name, subjects, way);
    return recipient.ok && (identity?.document === undefined || [mobile, mail].includes(recipient.value));
  });
  return ways.find(({ by }) => by === codeWay?.by) ?? ways[0];
}
