import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import type { StaffRole } from '../roles.ts';
import { kindsReviewedBy, type EstablishmentKind } from './kinds.ts';

/** Of many validated files with the same mail or phone so many are looked at. */
export const maxDuplicates = 20;

/** A validated file with the mail or a phone of the one that is to be validated. */
export interface PossibleDuplicate {
  readonly entityId: string;
  readonly kind: EstablishmentKind;
}

/** Those that this role may open to compare. */
export function readableDuplicates(found: readonly PossibleDuplicate[], role: StaffRole): readonly PossibleDuplicate[] {
  return found.filter(({ kind }) => kindsReviewedBy(role).includes(kind));
}

/**
 * Whether a file may be validated although others have its mail or phone: all of them must have been seen, so a file that
 * the role may not read is left to one that reads every list (docs/adr/0037).
 */
export function decideDespiteDuplicates(
  found: readonly PossibleDuplicate[],
  acknowledged: readonly string[],
  role: StaffRole,
): Decision<readonly string[]> {
  const readable = readableDuplicates(found, role);
  if (readable.some(({ entityId }) => !acknowledged.includes(entityId))) return refuse(sameContact);
  return readable.length < found.length
    ? refuse(sameContactElsewhere)
    : accept(readable.map(({ entityId }) => entityId));
}

const sameContact: Refusal = {
  code: 'DUPLICATES_DETECTED',
  id: 'another-validated-file-has-the-same-mail-or-phone',
  message: 'Another validated file has the same mail or phone.',
  explanation:
    "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données",
};
const sameContactElsewhere: Refusal = {
  code: 'DUPLICATES_DETECTED',
  id: 'a-validated-file-of-another-list-has-the-same-mail-or-phone',
  message: 'A validated file of another list has the same mail or phone.',
  explanation:
    'Un dossier validé d’une autre liste a le même courriel ou le même téléphone. Un opérateur qui lit toutes les listes doit décider.',
};
/** What staff are told, by the server's message. */
export const duplicateRefusals = [sameContact, sameContactElsewhere] as const;
