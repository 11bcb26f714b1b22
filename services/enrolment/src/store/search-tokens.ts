import { findableTokens } from '@alveole/validation';
import type { EstablishmentState } from '../record/establishment.ts';

/** The tokens of an establishment's names, people and town, and of its numbers. */
export function searchTokens({ profile, operator }: Pick<EstablishmentState, 'profile' | 'operator'>): string[] {
  const { raison_sociale, commercialname, name, firstname, city, chaine, siret, zip, mail, telephone, smartphone } =
    profile;
  return findableTokens({
    names: given([raison_sociale, commercialname, name, firstname, city, chaine, operator?.name]),
    wholes: given([siret, zip, mail, telephone, smartphone]),
  });
}

const given = (texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);
