import { EstablishmentStatus } from '@alveole/domain';
import { z } from 'zod';
import { namesOf } from '../values/number-names.ts';

/** The kinds that register, with their numbers. */
export const kindNames =
  '0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority';

export const establishmentStatus = z
  .literal([0, 1, 2, 3, 4, 9])
  .describe(`Status of the establishment: ${namesOf(EstablishmentStatus)}`);

export const entityGender = z
  .literal([0, 1, 2, 3, 9, 10, 11])
  .describe(`Kind of the establishment: ${kindNames}; staff: 9 ALL, 10 ADM, 11 FUB`);

/** Whose account signs in. */
export const accountGender = z
  .literal([0, 1, 2, 3, 9, 10, 11, 12])
  .describe(`Kind of the account’s establishment: ${kindNames}; staff: 9 ALL, 10 ADM, 11 FUB; 12 a funder`);
