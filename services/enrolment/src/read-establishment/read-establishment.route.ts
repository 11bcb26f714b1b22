import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { Entity } from '@alveole/contracts/establishment';
import { awaitedConditions, calendarDay } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import type { Establishment } from '../record/establishment.ts';
import { entityOf, snapshotOf } from '../wire/establishment-wire.ts';
import { knownEstablishment, ownPrefix, readEstablishment } from './read-establishment.ts';

/** The concept under which file numbers are given. */
const repairConcept = 1;

/** An establishment; its file number prefix; its snapshot for other services. */
export function readEstablishmentRoutes(ports: Pick<EnrolmentPorts, 'establishments' | 'acceptedTexts' | 'now'>) {
  return [
    implement(establishmentRoutes.readEntity, async ({ params, actor }) =>
      withAwaited(ports, await readEstablishment(ports, params.id, actor)),
    ),
    implement(establishmentRoutes.readUserConcepts, async ({ query: { concept = repairConcept }, actor }) => {
      if (concept !== repairConcept) return [];
      const prefix = await ownPrefix(ports, actor);
      return prefix === undefined ? [] : [{ concept: repairConcept, repair_rozo_id_prefix: prefix }];
    }),
    implement(establishmentRoutes.readEntitySnapshot, async ({ params }) =>
      snapshotOf(await knownEstablishment(ports, params.id)),
    ),
  ];
}

/** An establishment, and the version of the conditions that it has still to accept. */
function withAwaited(
  { acceptedTexts, now }: Pick<EnrolmentPorts, 'acceptedTexts' | 'now'>,
  establishment: Establishment,
): Entity {
  const awaited = awaitedConditions(establishment.profile, acceptedTexts().conditions, calendarDay(now()));
  return {
    ...entityOf(establishment),
    ...(awaited && {
      awaited_conditions: { version: awaited.version, day: awaited.day, in_force: awaited.isInForce },
    }),
  };
}
