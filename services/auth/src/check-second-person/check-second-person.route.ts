import { acceptedValue } from '@alveole/contracts';
import { firstPersonOf, staffRoutes } from '@alveole/contracts/staff';
import { implement } from '@alveole/service-kit';
import { checkSecondPerson } from './check-second-person.ts';
import type { SecondPersonPorts } from './check-second-person.ts';

/** The rule of two persons: asked by services at each such act, and by screens before it. */
export function checkSecondPersonRoutes(ports: SecondPersonPorts) {
  return [
    implement(staffRoutes.checkSecondPerson, async ({ body }) => {
      acceptedValue(await checkSecondPerson(ports, { firstId: body.first_id, secondId: body.second_id }));
      return { status: 'ok' as const };
    }),
    implement(staffRoutes.readSecondPerson, async ({ query, actor }) => {
      const decision = await checkSecondPerson(ports, { firstId: firstPersonOf(query), secondId: actor.userId });
      return decision.ok
        ? { refusal: null, refusal_id: null }
        : { refusal: decision.refusal.message, refusal_id: decision.refusal.id };
    }),
  ];
}
