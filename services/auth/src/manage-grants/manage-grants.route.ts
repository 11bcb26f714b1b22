import { clientRoutes, grantRequestOf } from '@alveole/contracts/software-client';
import { implement } from '@alveole/service-kit';
import { createGrant, listGrants, readGrantRequest, revokeGrant } from './manage-grants.ts';
import type { GrantPorts } from './manage-grants.ts';

/** What a shop allows software to do for it: asked, given, listed and taken back by its administrators. */
export function manageGrantsRoutes(ports: GrantPorts) {
  return [
    implement(clientRoutes.readGrantRequest, async ({ query, actor }) => {
      const { client, scopes, error, refuseUri } = await readGrantRequest(ports, grantRequestOf(query), actor);
      const { name, reason } = client;
      return { client_name: name, reason, scopes: [...scopes], ...(error && { error }), refuse_uri: refuseUri };
    }),
    implement(clientRoutes.createGrant, async ({ body, actor }) => ({
      return_uri: await createGrant(ports, grantRequestOf(body), actor),
    })),
    implement(clientRoutes.listGrants, async ({ actor }) =>
      (await listGrants(ports, actor)).map(({ grantId, clientName, scopes, givenAt, givenByName, usedAt }) => ({
        grant_id: grantId,
        client_name: clientName,
        scopes: [...scopes],
        created_date: givenAt.toISOString(),
        created_by: givenByName,
        last_use_date: usedAt?.toISOString() ?? null,
      })),
    ),
    implement(clientRoutes.revokeGrant, async ({ params, actor }) => {
      await revokeGrant(ports, params.id, actor);
      return { status: 'ok' as const };
    }),
  ];
}
