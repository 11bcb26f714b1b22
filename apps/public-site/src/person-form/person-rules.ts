import type { Campaign } from '@alveole/domain';
import { birthDate, birthPlace, frenchDateOfIso, typedFirstName, typedLastName } from '@alveole/validation';
import { z } from 'zod';

/** Who a person is (repairs §5); the birth date comes from the kit's date field. */
export function personRules(campaign: Campaign) {
  return z.object({
    lastName: typedLastName,
    firstName: typedFirstName,
    birthDate: typedDate.pipe(birthDate(() => new Date(), campaign)),
    birthPlace,
  });
}

/** The date field gives YYYY-MM-DD for a day of the calendar and what was typed for anything else. */
const typedDate = z.string().transform((typed) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? frenchDateOfIso(typed) : typed));

export const emptyPerson = { lastName: '', firstName: '', birthDate: '', birthPlace: '' };
