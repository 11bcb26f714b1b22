import { stalePhoto } from '@alveole/domain';

/** One rule's two voices: French for the form, English for the wire (settled §2). */
interface Message {
  readonly french: string;
  readonly english: string;
}

const required = (french: string): Message => ({ french, english: 'Field is required' });
const invalid = (french: string, english = 'Invalid characters'): Message => ({ french, english });

const table = {
  required: required('Ce champ est obligatoire'),
  tooLong: invalid('Ce texte est trop long', 'Too long'),
  controlCharacters: invalid('Ce texte contient des caractères non autorisés'),

  mail: invalid('Veuillez renseigner un email valide', 'Invalid email'),
  mailConfirmation: invalid('Les adresses e-mail ne sont pas identiques', 'Emails differ'),
  credentials: required('Veuillez renseigner un email et un mot de passe'),
  code: invalid('Veuillez renseigner un code valide'),
  password: required('Veuillez renseigner un mot de passe'),
  passwordLength: invalid('Les mots de passe doivent être sur au moins 8 caractères'),
  passwordCharacters: invalid('Le mot de passe doit contenir au moins un chiffre, une minuscule et une majuscule'),
  passwordBytes: invalid(
    'Le mot de passe est trop long\u00a0: 72 caractères au plus, un accent en compte deux',
    'Longer than 72 bytes',
  ),
  passwordConfirmation: invalid('Les mots de passe ne sont pas identiques', 'Passwords differ'),

  siret: invalid('Veuillez renseigner un siret valide sans espace', 'Invalid siret'),
  siretControl: invalid('Ce numéro ne passe pas le contrôle\u00a0: vérifiez-le', 'Control failed'),
  rna: invalid('Veuillez renseigner un RNA valide sans espace', 'Invalid rna'),
  registryDate: invalid("Veuillez renseigner une date d'inscription valide", 'Invalid date'),
  volume: invalid('Veuillez renseigner un numéro de Volume valide'),
  folio: invalid('Veuillez renseigner un numéro de Folio valide'),
  ape: invalid('Veuillez renseigner un code APE'),
  company: required('Veuillez renseigner une raison sociale'),
  commercialName: required('Veuillez renseigner une dénomination commerciale'),
  lastName: required('Veuillez renseigner un nom'),
  firstName: required('Veuillez renseigner un prénom'),
  address: required('Veuillez renseigner une adresse'),
  gps: required('Veuillez renseigner les coordonnées GPS'),
  postcode: invalid('Veuillez renseigner un code postal', 'Invalid zip'),
  postcodeUnknown: invalid('Code postal inconnu', 'Unknown zip'),
  postcodeSearch: invalid('Veuillez saisir un code postal', 'Invalid zip'),
  postcodeTyping: invalid('Veuillez saisir un numéro de département ou un code postal', 'Invalid zip'),
  city: required('Veuillez renseigner une ville'),
  phone: invalid('Veuillez renseigner un numéro de téléphone', 'Invalid phone'),
  mobile: invalid('Veuillez renseigner un numéro de téléphone valide', 'Invalid phone'),
  phoneConfirmation: invalid('Les numéros de téléphone ne sont pas identiques', 'Phones differ'),
  chain: required('Veuillez renseigner une chaîne de magasin'),
  chainUnlisted: invalid('Choisissez une chaîne de la liste, ou «\u00a0Autre\u00a0»', 'Not a chain of the list'),
  entityStatus: required('Veuillez renseigner le statut de votre entité'),
  vatRate: invalid('Choisissez une TVA de la liste', 'Not a rate of the list'),
  repairers: required('Veuillez renseigner le nombre de réparateurs sur site'),
  repairsPerWeek: required('Veuillez renseigner le nombre moyen de réparations par semaine'),
  website: invalid('Veuillez renseigner une adresse de site valide', 'Invalid url'),
  iban: invalid('Veuillez renseigner un IBAN valide', 'Invalid iban'),
  ibanOutsideSepa: invalid('Ce compte est hors de la zone SEPA\u00a0: nos virements n’y arrivent pas', 'Outside SEPA'),
  bic: invalid('Veuillez renseigner un code BIC valide', 'Invalid bic'),
  bicNeeded: required('Veuillez renseigner le code BIC\u00a0: ce compte est hors de l’Espace économique européen'),
  bicCountry: invalid('Ce BIC n’est pas celui d’une banque du pays de cet IBAN', 'Not of the country of the iban'),
  accountHolder: required('Veuillez renseigner le titulaire du compte'),
  productId: invalid("L'identifiant est limité à 5 caractères", 'Too long'),
  openingHours: invalid(
    "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.",
    'Invalid opening-hours format',
  ),
  mapPlace: required("Veuillez saisir une adresse ou un code postal avant d'afficher la carte"),

  diploma: required('Veuillez sélectionner au moins un diplôme'),
  trainingDescription: invalid('La description doit compter au moins 500 caractères', 'Too short'),
  pedagogy: invalid('La pédagogie doit compter au moins 500 caractères', 'Too short'),
  trainers: required('Veuillez renseigner le nombre de formateurs'),
  weeklyHours: required("Veuillez renseigner le nombre d'heures par semaine"),
  diplomasAttested: required('Veuillez attester que vos formateurs détiennent ces diplômes'),
  legalDutiesAttested: required('Veuillez attester que vous respectez vos obligations légales'),

  file: invalid(
    'Les fichiers autorisés sont les images au format PNG ou JPG, ainsi que les documents PDF',
    'Invalid file type',
  ),
  recentPhoto: invalid(stalePhoto.explanation, 'Photo too old'),
  invoiceFile: required('Veuillez sélectionner une facture'),

  refusalReason: required('Veuillez renseigner un motif de refus'),
  user: required('Veuillez sélectionner un utilisateur'),
  complement: required('Veuillez saisir la demande de complément'),
  eligiblePremium: required('Veuillez renseigner une prime éligible'),
  statusChange: required('Veuillez changer le status'),
  message: required('Veuillez saisir un message'),
  search: invalid('Veuillez renseigner 3 caractères minimum', 'Too short'),

  birthDate: invalid('La personne doit etre majeure et la date au format par exemple : 31/12/1988', 'Invalid date'),
  birthPlace: required('Veuillez renseigner un lieu de naissance'),
  birthPlaceCharacters: invalid('Veuillez renseigner un lieu de naissance valide'),
  terms: required('Veuillez accepter les conditions générales et la politique de confidentialité'),
  bikeMissing: required('Il manque une information'),
  brandUnlisted: invalid('Choisissez une marque de la liste, ou «\u00a0Autre\u00a0»', 'Not a brand of the list'),
  bikeSerial: required('Saisir le numero de marquage ou mettre "Pas de numero"'),
  scanCode: invalid('Le code doit etre sur 5 caracteres'),
  smsCode: invalid('Veuillez vérifier le code reçu par sms'),
  consumerCode: invalid('Veuillez renseigner un code de préinscription valide'),
  amount: required('Veuillez renseigner un montant'),
  amountLength: invalid('Veuillez saisir un montant de dix caractères au plus', 'Invalid amount'),
  amountFormat: invalid(
    'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90',
    'Invalid amount',
  ),
  amountPositive: invalid('Veuillez saisir un montant supérieur à 0€', 'Invalid amount'),
} as const satisfies Record<string, Message>;

export type MessageKey = keyof typeof table;

/** The French message of each rule; those quoted in the specification are verbatim. */
export const messages: Readonly<Record<MessageKey, string>> = Object.fromEntries(
  Object.entries(table).map(([key, { french }]) => [key, french]),
) as Record<MessageKey, string>;

/**
 * The French message of a refused value, by its id.
 * @param ids of the messages that the field has, the general one first
 * @param reason what the wire says behind `(INVALID):` or `(MISSING):`, by which a narrower message is known
 */
export function refusedText(ids: readonly MessageKey[], reason: string): string | undefined {
  const id = ids.find((each) => table[each].english === reason) ?? ids[0];
  return id && messages[id];
}

/** Said at a postcode that no town has itself, of a CEDEX, of a company, or mistyped. */
export function postcodeToCheck(town: string): string {
  return `Aucune commune n’a ce code postal\u00a0: vérifiez-le. S’il est celui d’un CEDEX ou d’une entreprise, nous comptons ${town}.`;
}

const letterEnding = /(\d+)(?:er|e) caractère est la lettre ([A-Z])/;

/**
 * Why an IBAN is none, where a letter stands in the place of a digit.
 * @param position of the letter, from 1, spaces not counted
 */
export function letterInIban(position: number, letter: string): string {
  const rank = position === 1 ? '1er' : `${position}e`;
  return `${table.iban.french}\u00a0: le ${rank} caractère est la lettre ${letter}, là où un chiffre est attendu`;
}

const englishByFrench: ReadonlyMap<string, string> = new Map(
  Object.values(table).map(({ french, english }) => [french, english]),
);

/**
 * The wire's words for a French message of these schemas: `Field is required` for what is missing,
 * else what stands behind `(INVALID):`. Undefined for a message that is not of this library.
 */
export function englishMessage(french: string): string | undefined {
  const [, position, letter] = letterEnding.exec(french) ?? [];
  if (position !== undefined && letter !== undefined)
    return `${table.iban.english}: character ${position} is the letter ${letter} where a digit is expected`;
  return englishByFrench.get(french);
}
