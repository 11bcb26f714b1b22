import { ActivityKind, EstablishmentKind } from '@alveole/domain';
import { choiceOf } from './establishment-values.ts';

/** What the forms say beside the rows of `profileFields`. */
export const fieldLabels = {
  rna: 'Numéro RNA',
  rnaHint: 'La lettre W et neuf caractères, par exemple W751234567.',
  register: 'Inscription au registre des associations',
  registryDate: 'Date d’inscription',
  registryDateHint: 'JJ/MM/AAAA',
  registryVolume: 'Volume',
  registryFolio: 'Folio',
  threeCharacters: '3 caractères',
  isFree: 'Ce numéro n’est pas encore inscrit au programme.',
  isTaken: 'Ce siret a déjà été enregistré',
  apeCodeMissing: 'Sans code APE, il sera enregistré sous « 0000z », qui veut dire « inconnu ».',
  activity: 'Que proposez-vous\u00a0?',
  workshop: 'Votre atelier',
  trainingHint: 'La FUB lit ces informations avant de donner son accord.',
} as const;

/** Who answers for the establishment; a local authority names whoever marks its bikes. */
export const representativeTitles: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'Représentant légal',
  [EstablishmentKind.association]: 'Représentant légal',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Représentant légal',
  [EstablishmentKind.localAuthority]: "Responsable de l'identification des cycles",
};

/** Each activity as a partner says it. */
export const activityOptions = [
  { value: choiceOf(ActivityKind.workshop), label: 'Des réparations', description: 'Atelier ou magasin' },
  {
    value: choiceOf(ActivityKind.training),
    label: 'Des séances de remise en selle',
    description: 'Vélo-école, soumise à l’accord de la FUB',
  },
  { value: choiceOf(ActivityKind.both), label: 'Les deux', description: 'Atelier et vélo-école' },
] as const;
