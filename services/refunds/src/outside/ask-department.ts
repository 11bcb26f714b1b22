import { isAppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { departmentOf, unknownDepartment } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';

/** The department of an establishment. Rejects while enrolment cannot answer: a line names it for good. */
export type AskDepartment = (entityId: string) => Promise<string>;

export function askDepartmentAt(enrolment: ServiceClient): AskDepartment {
  return async (id) => {
    try {
      const entity = await enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
      return departmentOf(entity?.zip);
    } catch (error) {
      if (isAppError(error) && error.code === 'NotFoundException') return unknownDepartment;
      throw error;
    }
  };
}
