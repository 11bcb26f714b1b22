import type { EstablishmentKind } from '@alveole/domain';

export const fieldLabels = {
  company: 'Raison sociale',
  commercialName: 'Dénomination commerciale',
  commercialNameHint: 'Le nom que vos clients connaissent\u00a0; il paraît sur la carte.',
  siret: 'Numéro SIRET',
  siretHint: '14 chiffres, sans espace.',
  rna: 'Numéro RNA',
  rnaHint: 'La lettre W suivie de chiffres, sans espace.',
  register: 'Inscription au registre des associations',
  registryDate: 'Date d’inscription',
  registryDateHint: 'JJ/MM/AAAA',
  registryVolume: 'Volume',
  registryFolio: 'Folio',
  threeCharacters: '3 caractères',
  isFree: 'Ce numéro n’est pas encore inscrit au programme.',
  isTaken: 'Ce siret a déjà été enregistré',
  ape: 'Code APE',
  apeHint: 'Il figure sur votre avis de situation Sirene.',
  chain: 'Chaîne de magasin',
  chainHint: 'Choisissez « Autre » si vous êtes indépendant.',
  isFubMember: 'Notre association est membre de la FUB (Fédération française des usagers de la bicyclette)',
  lastName: 'Nom',
  firstName: 'Prénom',
  mobile: 'Téléphone mobile',
  address: 'Adresse',
  addressHint: 'Numéro et rue de l’établissement ouvert au public.',
  postcode: 'Code postal',
  city: 'Ville',
  phone: 'Téléphone de l’établissement',
  website: 'Site internet',
  websiteHint: 'Par exemple www.monatelier.fr',
  activity: 'Que proposez-vous\u00a0?',
  repairers: 'Nombre de réparateurs sur site',
  repairsPerWeek: 'Nombre moyen de réparations par semaine',
} as const;

/** Who answers for the establishment; a local authority names whoever marks its bikes. */
export const representativeTitles: Readonly<Record<EstablishmentKind, string>> = {
  0: 'Représentant légal',
  1: 'Représentant légal',
  2: 'Représentant légal',
  3: "Responsable de l'identification des cycles",
};

/** Each activity in the words of a partner. */
export const activityOptions = [
  { value: '0', label: 'Des réparations', description: 'Atelier ou magasin' },
  { value: '1', label: 'Des séances de remise en selle', description: 'Vélo-école, soumise à l’accord de la FUB' },
  { value: '2', label: 'Les deux', description: 'Atelier et vélo-école' },
] as const;
