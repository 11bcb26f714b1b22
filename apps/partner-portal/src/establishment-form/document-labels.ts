import type { EntityData } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';

export type EntityDocument = NonNullable<EntityData['documents']>[number];
export type DocumentGender = EntityDocument['media_gender'];

interface DocumentWords {
  readonly label: string;
  readonly hint: string;
}

/** The paper that proves the structure; a local authority brings none. */
export const proofWords: Readonly<Record<EstablishmentKind, DocumentWords | undefined>> = {
  0: { label: 'Extrait KBIS', hint: 'Daté de moins de trois mois.' },
  1: { label: 'Récépissé de déclaration en préfecture', hint: 'Ou l’avis de situation au répertoire Sirene.' },
  2: { label: 'Extrait du registre des associations', hint: 'Délivré par le tribunal.' },
  3: undefined,
};

export const documentLabels: Readonly<Record<DocumentGender, string>> = {
  KBIS: 'Justificatif de la structure',
  PID: 'Pièce d’identité du représentant légal',
  RIB: 'Relevé d’identité bancaire',
};
