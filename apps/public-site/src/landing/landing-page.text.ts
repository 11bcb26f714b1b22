import { formatWholeEuros } from '@alveole/domain';

const rate = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

export const heroTexts = {
  /** @param capCents the most that is deducted, in cents */
  title: (capCents: number) => `Jusqu’à ${formatWholeEuros(capCents)} pour remettre votre vélo en état`,
  /** What a campaign that adds to the first one adds at most. */
  more: (capCents: number, name: string) =>
    `Et jusqu’à ${formatWholeEuros(capCents)} de plus avec «\u00a0${name}\u00a0», selon ses conditions.`,
  lead: 'L’aide est déduite de la facture chez le réparateur. Rien à avancer, rien à envoyer\u00a0: une pièce d’identité et un téléphone suffisent.',
  find: 'Trouver un réparateur',
  register: 'Me préinscrire',
} as const;

export const questionsText = 'Toutes les questions fréquentes';

export const finderTexts = {
  title: 'Qui répare près de chez vous\u00a0?',
  label: 'Votre code postal',
  search: 'Rechercher',
  notDigits: 'Veuillez saisir un numéro de département ou un code postal',
  incomplete: 'Veuillez saisir un code postal',
  legend: 'Sur la carte',
  kinds: [
    {
      tone: 'orange',
      title: 'Réparateurs',
      text: 'Magasins et ateliers de cycles\u00a0: adresse, horaires, téléphone.',
    },
    { tone: 'blue', title: 'Ateliers associatifs', text: 'Une association vous aide à réparer votre vélo.' },
  ],
  lessons: { title: 'Besoin de reprendre confiance\u00a0?', link: 'Trouver une séance de remise en selle' },
} as const;

export const calculatorTexts = {
  title: 'Combien vais-je payer\u00a0?',
  label: 'Montant de la réparation, hors taxes',
  unit: '€\u00a0HT',
  gross: 'Total de la facture, TTC',
  aid: 'Aide déduite',
  /** @param percent the rate of the campaign */
  vat: (percent: number) => `dont TVA (${rate.format(percent)}\u00a0%)`,
  left: 'Il vous reste à payer',
  why: (aid: string) => `Pourquoi ${aid}\u00a0?`,
  atTheShop: 'L’aide dépend de votre situation\u00a0: votre réparateur la calcule avec vous.',
  example: (invoice: string) => `Exemple\u00a0: une réparation de ${invoice} HT`,
  typeYours: 'Écrivez votre montant\u00a0: le calcul devient le vôtre.',
  answerFirst: 'Répondez aux questions ci-dessus pour voir l’aide.',
  visitor: 'De quoi dépend l’aide',
  age: 'Votre âge',
  years: 'ans',
  notAge: 'Saisissez votre âge en années, par exemple 34',
  /** @param years the age that a beneficiary must have reached */
  tooYoung: (years: number) => `L’aide est réservée aux personnes d’au moins ${years}\u00a0ans`,
  firstFile: 'Calculé pour un premier dossier\u00a0: si vous en avez déjà un, l’aide peut être autre.',
  zip: 'Votre code postal',
  notZip: 'Saisissez les cinq chiffres de votre code postal',
  missing: 'Veuillez renseigner un montant',
  notAmount: 'Saisissez un montant en euros, par exemple 125,00',
  zero: 'Veuillez saisir un montant supérieur à 0€',
} as const;
