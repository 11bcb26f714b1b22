import { isAppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { ServiceClient } from '@alveole/service-kit';

/** Reads the snapshot of an establishment; undefined when it is not to be had. */
export type AskEntity = (entityId: string) => Promise<EntitySnapshot | undefined>;

/** Enrolment may be away or not know it: the line then waits, blocked by its missing IBAN. */
export function askEntityAt(enrolment: ServiceClient): AskEntity {
  return async (id) => {
    try {
      return await enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
    } catch (error) {
      if (isAppError(error)) return undefined;
      throw error;
    }
  };
}
