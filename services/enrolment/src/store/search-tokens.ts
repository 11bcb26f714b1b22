import { findableTokens } from '@alveole/validation';
import type { EstablishmentState } from '../record/establishment.ts';
import { trainingMarks } from './training-marks.ts';

/** The tokens of an establishment's names, people and town, of its numbers, and of what it does with training. */
export function searchTokens({ profile, operator }: Pick<EstablishmentState, 'profile' | 'operator'>): string[] {
  const { companyName, commercialName, lastName, firstName, city, retailer } = profile;
  const { identifier, postcode, mail, phone, mobile } = profile;
  return findableTokens({
    names: given([companyName, commercialName, lastName, firstName, city, retailer, operator?.name]),
    wholes: given([identifier, postcode, mail, phone, mobile]),
    siret: identifier,
    shortestSiretStart: 3,
    postcode,
    marks: trainingMarks(profile.activity),
  });
}

const given = (texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);
