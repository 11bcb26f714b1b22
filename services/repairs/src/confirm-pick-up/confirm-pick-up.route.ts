import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { eurosOfCents, isSession } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { vatRateOf } from '../record/invoice-vat.ts';
import { withPeople } from '../store/people-of.ts';
import { confirmPickUp } from './confirm-pick-up.ts';
import { pickUpOf } from './pick-up.ts';
import type { PickUp } from './pick-up.ts';

/** The beneficiary's own page: what is asked, and the answer. */
export function confirmPickUpRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(pickUpRoutes.readPickUp, async ({ body }) => answerOf(ports, await pickUpOf(ports, body.token))),
    implement(pickUpRoutes.confirmPickUp, async ({ body, requestId }) =>
      answerOf(ports, await confirmPickUp(ports, body.token, requestId)),
    ),
  ];
}

async function answerOf(ports: RepairsPorts, { file, isConfirmed, invoiceCents, premiumCents, expiresAt }: PickUp) {
  const [{ establishment } = {}] = await withPeople(ports, [file]);
  const { brand, serial } = file.bike;
  return {
    state: isConfirmed ? ('confirmed' as const) : ('open' as const),
    repair_rozo_id: file.fileNumber,
    gender: file.kind,
    entity_name: establishment?.tradeName ?? file.entityName,
    city: establishment?.city,
    ...(isSession(file) ? {} : { bike: { brand, serial } }),
    amount_net: eurosOfCents(invoiceCents),
    amount_to_refund: eurosOfCents(premiumCents),
    taux_tva: vatRateOf(file, establishment),
    expires_at: expiresAt.toISOString(),
  };
}
