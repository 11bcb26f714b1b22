import { isAppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { ServiceClient } from '@alveole/service-kit';

/** Reads the snapshot of an establishment; undefined while enrolment does not know it, or is away. */
export type AskEntity = (entityId: string) => Promise<EntitySnapshot | undefined>;

export function askEntityAt(enrolment: ServiceClient): AskEntity {
  return async (id) => {
    try {
      return await enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
    } catch (error) {
      if (isAppError(error) && isAbsence(error)) return undefined;
      throw error;
    }
  };
}

const isAbsence = ({ code, kind }: { code: string; kind: string }) =>
  code === 'EntityNotFoundException' || kind === 'unavailable';
