import type { RouteAnswer } from '@alveole/contracts';
import { acceptedValue } from '@alveole/contracts';
import {
  newPersonRequestOf,
  personRequestRoutes,
  requestActOf,
  traceSearchOf,
} from '@alveole/contracts/person-request';
import { decidePersonRequestAct, rowsPerPage } from '@alveole/domain';
import { cursorAfter } from '@alveole/persistence';
import { eachInWords, implement } from '@alveole/service-kit';
import type { PersonRequest } from '../record/person-request.ts';
import { standingOf } from '../record/person-request.ts';
import { lineToWire, requestToWire, subjectToWire } from '../wire/person-request-wire.ts';
import { changePersonRequest } from './change-person-request.ts';
import { draftAnswer } from './draft-answer.ts';
import { ownCodeWay } from './own-code-way.ts';
import { planErasure } from './erasure-plan.ts';
import { exportAddress } from './export-address.ts';
import { findPersonTraces } from './find-person-traces.ts';
import { createPersonRequest } from './open-person-request.ts';
import { readSubjects } from './read-subjects.ts';
import type { RequestPorts } from './request-ports.ts';
import { knownRequest } from './request-ports.ts';

type WireRequest = RouteAnswer<typeof personRequestRoutes.readPersonRequest>;

/** Requests of persons, by administrators, who read beneficiaries and files already. */
export function managePersonRequestsRoutes(ports: RequestPorts) {
  const whole = async (request: PersonRequest): Promise<WireRequest> =>
    requestToWire(request, await readSubjects(ports, request.subjects));
  return [
    implement(personRequestRoutes.listPersonRequests, async ({ query }) => {
      const page = await ports.personRequests.page(query.standing, query.after);
      const last = page.length < rowsPerPage ? undefined : page.at(-1);
      const date = query.standing === 'open' ? last?.dueAt : last?.closedAt;
      return {
        requests: await eachInWords(page, (request) => requestToWire(request, [])),
        ...(last && date && { after: cursorAfter({ _id: last.id, date }) }),
      };
    }),
    implement(personRequestRoutes.createPersonRequest, async ({ body, actor }) =>
      whole(await createPersonRequest(ports, newPersonRequestOf(body), actor)),
    ),
    implement(personRequestRoutes.readPersonRequest, async ({ params }) => whole(await knownRequest(ports, params.id))),
    implement(personRequestRoutes.changePersonRequest, async ({ params, body, actor }) => {
      const asked = { lastRowHash: body.last_row_hash, act: requestActOf(body) };
      return whole(await changePersonRequest(ports, params.id, asked, actor));
    }),
    implement(personRequestRoutes.findPersonTraces, async ({ params, body }) => {
      await knownRequest(ports, params.id);
      const subjects = await findPersonTraces(ports, traceSearchOf(body));
      return {
        subjects: subjects.map(({ files, messages, ...subject }) => ({ ...subjectToWire(subject), files, messages })),
      };
    }),
    implement(personRequestRoutes.readErasurePlan, async ({ params, actor }) => {
      const request = await knownRequest(ports, params.id);
      // An operator reads the plan: only what cannot be taken back is for another one.
      acceptedValue(decidePersonRequestAct('forget', standingOf(request), { ...actor, permission: 0 }));
      const { hash, lines } = await planErasure(ports, request);
      return { plan_hash: hash, lines: lines.map(lineToWire) };
    }),
    implement(personRequestRoutes.readPersonExport, async ({ params }) => ({
      download_url: await exportAddress(ports, await knownRequest(ports, params.id)),
    })),
    implement(personRequestRoutes.readRequestDraft, async ({ params, query }) => {
      const request = await knownRequest(ports, params.id);
      const { reason } = query;
      const isTakenByCode = request.kind === 'access' && (await ownCodeWay(ports, request)) !== undefined;
      return { text: draftAnswer(request, { programmeName: ports.programmeName(), reason, isTakenByCode }) };
    }),
  ];
}
