import type { FrenchTexts } from '@alveole/api-client';
import type { DocumentKind } from '@alveole/contracts/establishment';
import { EstablishmentKind } from '@alveole/domain';

interface DocumentTexts {
  readonly label: string;
  readonly hint: string;
}

/** The paper that proves the structure; a local authority brings none. */
export const proofTexts: Readonly<Record<EstablishmentKind, DocumentTexts | undefined>> = {
  [EstablishmentKind.bikeShop]: { label: 'Extrait KBIS', hint: 'Daté de moins de trois mois.' },
  [EstablishmentKind.association]: {
    label: 'Récépissé de déclaration en préfecture',
    hint: 'Ou l’avis de situation au répertoire Sirene.',
  },
  [EstablishmentKind.alsaceMoselleAssociation]: {
    label: 'Extrait du registre des associations',
    hint: 'Délivré par le tribunal.',
  },
  [EstablishmentKind.localAuthority]: undefined,
};

export const documentLabels: Readonly<Record<DocumentKind, string>> = {
  KBIS: 'Justificatif de la structure',
  PID: 'Pièce d’identité du représentant légal',
  RIB: 'Relevé d’identité bancaire',
};

const failedUpload: Readonly<Record<DocumentKind, string>> = {
  KBIS: 'Un problème est survenu durant l’envoi du KBIS, veuillez réessayer',
  PID: 'Un problème est survenu durant l’envoi de la pièce d’identité, veuillez réessayer',
  RIB: 'Un problème est survenu durant l’envoi du RIB, veuillez réessayer',
};

/** Which document did not arrive (establishments §8); a reason of its own (too large, too many) keeps its words. */
export function uploadFailures(kind: DocumentKind): FrenchTexts {
  const text = failedUpload[kind];
  return {
    MediaRefusedException: text,
    NotAuthorizedException: text,
    InternalError: text,
    timeout: text,
    'network-error': text,
  };
}
