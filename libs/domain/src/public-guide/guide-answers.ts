import type { Campaign } from '../campaign/campaign.ts';
import { formatWholeEuros } from '../money.ts';
import { fileLeftToPay, sessionLeftToPay, sessionPremium } from '../premium/premium.ts';
import { conditionSentences, isWholeAmount, ruleDescription } from '../premium/rule-descriptions.ts';
import type { InvoiceAmounts } from '../repair/apply-step.ts';
import type { HelpStep } from './help-tree.ts';

/** Steps of the help tree that answer something. */
export type AnswerStep = Exclude<HelpStep, '0' | '1' | '2' | '3'>;

/** The FAQ's menu: the help tree's answers but the last. */
export const faqSteps = ['1a', '1b', '1c', '2a', '2b', '2c', '2d', '3a', '3b'] as const satisfies readonly AnswerStep[];

/** `30 mai 2020`, with spaces that do not break. */
function frenchDay(iso: string): string {
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(`${iso}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}

const identityDocuments = "Carte nationale d'identité, passeport, permis de conduire et titre de séjour sont acceptés.";

/** The paragraphs of each answer, with the figures of the running campaign (repairs §1). */
export function guideAnswers(campaign: Campaign): Readonly<Record<AnswerStep, readonly string[]>> {
  return {
    '1a': [
      "La main-d'œuvre, les consommables et les pièces nécessaires pour rouler en sécurité sont éligibles.",
      'Le marquage, les accessoires, les antivols, les vélos neufs, le confort et la personnalisation ne le sont pas.',
    ],
    '1b': procedure(campaign),
    '1c': [
      ...premiumLines(campaign),
      ...campaign.announcedRepairs.map((amounts) => exampleText(amounts, campaign)),
      ...sessionLines(campaign),
    ],
    '2a': [
      'Seuls les réparateurs référencés appliquent la prime. La carte vous montre les plus proches.',
      'Un réparateur établit une seule facture par vélo.',
    ],
    '2b': [
      'Le réparateur vous propose les réparations utiles à votre sécurité. Vous choisissez celles que vous faites faire.',
    ],
    '2c': [
      `Chaque vélo donne droit à une prime, une seule fois. Une personne peut faire réparer jusqu'à ${campaign.bikesPerPerson} vélos.`,
      `Le dispositif est réservé aux personnes d'au moins ${campaign.adultAge} ans. Le réparateur vérifie votre identité et celle du vélo\u00a0: marque, modèle, marquage, numéro de série et photo.`,
      identityDocuments,
      ...conditionSentences(campaign.rules),
    ],
    '2d': [
      'Un litige avec un réparateur se règle avec lui, par courrier. Pour une question sur le dispositif, écrivez-nous par courriel.',
    ],
    '3a': [
      "La préinscription est facultative et se fait une seule fois. Son code vaut pour chacun de vos vélos jusqu'à la fin du dispositif.",
      'Un numéro de mobile français est nécessaire\u00a0: un code vous est envoyé par SMS.',
    ],
    '3b': [
      "Vérifiez l'adresse e-mail saisie et vos courriers indésirables. Si vous êtes déjà inscrit, demandez votre code de préinscription.",
    ],
    '3c': [
      'Présentez-vous chez le réparateur le jour du rendez-vous\u00a0: il peut corriger votre numéro de téléphone sur la plateforme au moment de finaliser.',
    ],
  };
}

function procedure(campaign: Campaign): readonly string[] {
  const end = campaign.endsOn === null ? '' : ` jusqu'au ${frenchDay(campaign.endsOn)}`;
  return [
    `La prime à la réparation est proposée depuis le ${frenchDay(campaign.startsOn)}, la remise en selle depuis le ${frenchDay(campaign.sessionsStartOn)}${end}.`,
    "Trouvez un réparateur référencé, prenez rendez-vous et venez avec votre vélo et une pièce d'identité.",
    'Au retrait du vélo, donnez le code reçu par SMS. La prime est déduite de votre facture.',
  ];
}

/** Of a premium that is the whole amount up to the cap the specification's sentence (repairs §1), else the campaign's own. */
function premiumLines({ rules, repairCapCents }: Campaign): readonly string[] {
  const cap = formatWholeEuros(repairCapCents);
  const description = isWholeAmount(rules) ? undefined : ruleDescription(rules, 'réparation . prime');
  return description === undefined
    ? [`La prime porte sur le total facturé, jusqu'à ${cap} hors taxes par vélo.`]
    : [description, `Elle ne dépasse pas ${cap} hors taxes par vélo.`];
}

function exampleText(amounts: InvoiceAmounts, campaign: Campaign): string {
  const { netCents: left, vatCents, totalCents } = fileLeftToPay(amounts, campaign);
  const invoice = `Pour ${formatWholeEuros(amounts.invoiceCents)} hors taxes,`;
  if (left === 0) return `${invoice} il reste à payer la TVA seule, soit ${formatWholeEuros(vatCents)}.`;
  return `${invoice} il reste à payer ${formatWholeEuros(left)} hors taxes et ${formatWholeEuros(vatCents)} de TVA, soit ${formatWholeEuros(totalCents)} toutes taxes comprises.`;
}

const groups = [
  [1, 'Seul'],
  [2, 'À deux'],
  [3, 'À trois'],
] as const;

function sessionLines(campaign: Campaign): readonly string[] {
  return groups.map(([participants, who]) => {
    const premium = formatWholeEuros(sessionPremium(participants, campaign));
    const vat = formatWholeEuros(sessionLeftToPay(participants, campaign).vatCents);
    return `${who}, la remise en selle ouvre une prime de ${premium} par personne\u00a0; elle est gratuite, ou coûte ${vat} de TVA si la structure y est soumise.`;
  });
}
