import { establishmentRoutes } from '@alveole/contracts/establishment';
import { establishmentStatusCodes } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';

/** Whose address this is, for a service that is to write there. */
export function knowAddressRoute({
  establishments,
  beneficiaries,
}: Pick<EnrolmentPorts, 'establishments' | 'beneficiaries'>) {
  return implement(establishmentRoutes.knowAddress, async ({ query }) => {
    const address = query.mail.toLowerCase();
    const like = await establishments.withContacts([address], establishmentStatusCodes);
    const entities = like.filter(({ profile }) => profile.mail?.toLowerCase() === address);
    return {
      entities: entities.map(({ id, kind }) => ({ entity_id: id, gender: kind })),
      consumer_ids: await beneficiaries.idsOfMail([...new Set([query.mail, address])]),
    };
  });
}
