import { fieldFaults, frenchMessage, type FrenchTexts } from '@alveole/api-client';
import { profileFaults, type ProfileFault } from '@alveole/shared-screens/profile-faults';
import { isAppError } from '@alveole/contracts';
import { type DocumentKind } from '@alveole/contracts/establishment';
import { EstablishmentKind } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { uploadFailures } from './document-labels.ts';
import { isOnForm, type FormField } from './form-fields.ts';
import type { DocumentField } from './section-schemas.ts';
import { trainingFormName } from './training-values.ts';

export type FaultyField = FormField | DocumentField | 'openingHours' | 'code' | 'password';

export interface ServiceFault {
  readonly field: FaultyField;
  readonly text: string;
}

export interface SentForm {
  readonly kind: EstablishmentKind;
  /** The kinds of the documents that went with it. */
  readonly documents: readonly DocumentKind[];
  /** The screen's own words for refusals. */
  readonly texts: FrenchTexts;
}

const identifierField: Readonly<Record<EstablishmentKind, FaultyField>> = {
  [EstablishmentKind.bikeShop]: 'siret',
  [EstablishmentKind.association]: 'rna',
  [EstablishmentKind.alsaceMoselleAssociation]: 'registryDate',
  [EstablishmentKind.localAuthority]: 'siret',
};
const documentField: Readonly<Record<DocumentKind, DocumentField>> = { KBIS: 'kbis', PID: 'identity', RIB: 'rib' };

/** What goes with an establishment to open its account. */
const accountTexts = { code: messages.code, password: messages.passwordCharacters } as const;

/** The fields that a refused registration or save is about; none when it is about the whole. */
export function serviceFaults(failure: unknown, sent: SentForm): readonly ServiceFault[] {
  if (isAppError(failure) && failure.code === 'MediaRefusedException')
    return sent.documents.map((kind) => ({
      field: documentField[kind],
      text: frenchMessage(failure, uploadFailures(kind)),
    }));
  const ofAccount = fieldFaults(failure).flatMap(({ field }) =>
    isOfAccount(field) ? [{ field, text: accountTexts[field] }] : [],
  );
  const ofProfile = profileFaults(failure, sent.kind, sent.texts).flatMap((fault) => placed(fault, sent.kind));
  return [...ofAccount, ...ofProfile];
}

/** The fault where the forms of the portal show its field; what they do not show is told above them. */
function placed({ field, part, text }: ProfileFault, kind: EstablishmentKind): readonly ServiceFault[] {
  if (!isOnForm(field)) return [];
  if (field === 'identifier') return [{ field: identifierField[kind], text }];
  if (field === 'training') return part === undefined ? [] : [{ field: trainingFormName(part), text }];
  // A form holds every other field under its own name.
  return [{ field: field as FaultyField, text }];
}

const isOfAccount = (field: string): field is keyof typeof accountTexts => Object.hasOwn(accountTexts, field);
