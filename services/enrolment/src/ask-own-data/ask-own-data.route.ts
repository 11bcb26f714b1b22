import { askedAsOf, personRequestRoutes } from '@alveole/contracts/person-request';
import { implement } from '@alveole/service-kit';
import { openOwnRequest } from '../manage-person-requests/open-person-request.ts';
import type { RequestPorts } from '../manage-person-requests/request-ports.ts';
import { readOwnData } from './read-own-data.ts';
import { sendOwnDataCode } from './send-own-data-code.ts';

/** What a person does himself: ask, have a code sent, show it and take his data. None of the answers tells who is known. */
export function askOwnDataRoutes(ports: RequestPorts) {
  return [
    implement(personRequestRoutes.askOwnData, async ({ body }) => ({
      reference: (await openOwnRequest(ports, askedAsOf(body))).reference,
    })),
    implement(personRequestRoutes.sendOwnDataCode, async ({ body }) => {
      await sendOwnDataCode(ports, body.reference);
      return { status: 'ok' as const };
    }),
    implement(personRequestRoutes.readOwnData, async ({ body }) => {
      const { kind, isClosed, downloadUrl } = await readOwnData(ports, body);
      return { kind, is_closed: isClosed, ...(downloadUrl !== undefined && { download_url: downloadUrl }) };
    }),
  ];
}
