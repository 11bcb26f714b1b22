import { isAppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { ServiceClient } from '@alveole/service-kit';

/** Who a shop is; undefined where enrolment does not know it. Rejects while enrolment cannot answer. */
export type AskShop = (entityId: string) => Promise<EntitySnapshot | undefined>;

export function askShopAt(enrolment: ServiceClient): AskShop {
  return async (id) => {
    try {
      return await enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
    } catch (error) {
      if (isAppError(error) && error.code === 'NotFoundException') return undefined;
      throw error;
    }
  };
}
