import { accept, refuse, type Decision } from '../decision.ts';
import { isLocalAuthority, type EstablishmentKind } from './kinds.ts';
import { EstablishmentStatus } from './statuses.ts';

/** What a visitor brings who registers an establishment. */
export interface Applicant {
  readonly kind: EstablishmentKind;
  readonly acceptsTerms: boolean;
  /** A business extract, or what stands for it, is among the documents. */
  readonly hasProof: boolean;
  /** Its postcode lies where the campaign is; absent: the campaign is everywhere. */
  readonly isInTerritories?: boolean;
}

/** Whether this kind of establishment proves what it is by a document; a local authority brings none. */
export function bringsProof(kind: EstablishmentKind): boolean {
  return !isLocalAuthority(kind);
}

/** Whether a visitor may register, and the status of the new file (first line of settled §3). */
export function decideRegistration({
  kind,
  acceptsTerms,
  hasProof,
  isInTerritories = true,
}: Applicant): Decision<{ readonly to: EstablishmentStatus }> {
  if (!acceptsTerms) return missing('cguAccept', "Veuillez accepter les conditions générales d'utilisation");
  if (bringsProof(kind) && !hasProof) return missing('documents', 'Veuillez joindre un justificatif de la structure');
  if (!isInTerritories) return outsideTerritories;
  return accept({ to: EstablishmentStatus.registered });
}

const outsideTerritories = refuse({
  code: 'ValidationException',
  id: 'outside-territories',
  message: 'entity_data.zip: The campaign is not held in this department.',
  explanation: 'Le programme ne concerne pas encore votre département.',
});

function missing(field: string, explanation: string) {
  return refuse({
    code: 'ValidationException',
    id: 'field-missing',
    message: `entity_data.${field} (MISSING): Field is required`,
    explanation,
  });
}
