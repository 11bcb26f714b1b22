import { funderRoutes } from '@alveole/contracts/funder';
import { funderOf, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';
import type { RepairsPorts } from '../ports.ts';
import { wholeEnvelopeOf } from '../read-envelopes/read-envelopes.route.ts';
import { readOwnFunding } from './read-own-funding.ts';

/** The part of the funder of the token in the campaign. */
export function readOwnFundingRoute(ports: EnvelopePorts & Pick<RepairsPorts, 'campaigns'>): ImplementedRoute {
  return implement(funderRoutes.readOwnFunding, async ({ actor }) => {
    const { funderId, funderName, isCurrent, envelope } = await readOwnFunding(ports, funderOf(actor));
    return {
      funder_id: funderId,
      funder_name: funderName,
      is_current: isCurrent,
      envelope: envelope && (await wholeEnvelopeOf(ports, envelope)),
    };
  });
}
