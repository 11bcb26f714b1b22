import { ActivityKind, EstablishmentKind } from '@alveole/domain';
import { choiceOf } from './establishment-values.ts';

export const fieldLabels = {
  companyName: 'Raison sociale',
  commercialName: 'Dénomination commerciale',
  commercialNameHint: 'Le nom que vos clients connaissent\u00a0; il paraît sur la carte.',
  siret: 'Numéro SIRET',
  siretHint: '14 chiffres, sur votre avis de situation Sirene.',
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
  apeCode: 'Code APE',
  apeCodeHint: 'Il figure sur votre avis de situation Sirene.',
  apeCodeMissing: 'Sans code APE, il sera enregistré sous « 0000z », qui veut dire « inconnu ».',
  retailer: 'Chaîne de magasin',
  retailerHint: 'Choisissez « Autre » si vous êtes indépendant.',
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
  workshop: 'Votre atelier',
  training: 'Votre vélo-école',
  trainingHint: 'La FUB lit ces informations avant de donner son accord.',
  diplomas: 'Diplômes de vos formateurs',
  attestsDiplomas: 'J’atteste que les personnes qui encadrent les séances détiennent ces diplômes',
  trainingDescription: 'Description de vos séances',
  trainingDescriptionHint: 'À qui elles s’adressent, où elles se tiennent, comment elles se déroulent.',
  pedagogy: 'Pédagogie',
  pedagogyHint: 'Comment vous faites progresser une personne jusqu’à la circulation.',
  trainers: 'Nombre de formateurs',
  weeklyHours: 'Heures de séances par semaine',
  attestsLegalDuties: 'J’atteste respecter les obligations légales\u00a0: assurance, encadrement déclaré',
  followsSavoirRouler: 'Nous participons au programme « Savoir rouler à vélo »',
  iban: 'IBAN du compte qui reçoit les remboursements',
  accountHolder: 'Titulaire du compte',
  accountHolderHint:
    'Tel qu’il figure sur votre RIB\u00a0: la banque le compare au virement. Sans réponse, le virement porte votre raison sociale.',
  bic: 'BIC de la banque',
  bicHint: 'Ce compte est hors de l’Espace économique européen\u00a0: le virement doit nommer la banque.',
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
