import { isTimeZone, mostPaymentDelayDays } from '@alveole/domain';
import { z } from 'zod';
import { refusing, typedWaiting, waiting } from './used-up-words.ts';
import { questions } from './questions.ts';
import { identifier, identifierPattern, yesOrNo } from './written-values.ts';
import { publication, writtenSiret } from './publication.ts';
import { retention } from './retention.ts';
import { territories } from './territories.ts';
import { towns } from './towns.ts';

const day = z.iso.date();
const writtenTimeZone = z
  .string()
  .refine(isTimeZone, 'un fuseau horaire comme Europe/Paris, Indian/Reunion ou America/Martinique');
const count = z.int().positive();
const percent = z.number().min(0).max(100);

const calendar = z
  .strictObject({
    'ouverture des réparations': day.describe('Premier jour où une réparation est aidée.'),
    'ouverture des séances': day.describe('Premier jour où une séance est aidée.'),
    fin: day.optional().describe('Dernier jour d’une réparation ou d’une séance ; absent : sans fin.'),
    'jours pour clore': z.int().nonnegative().describe('Après la fin, pour clore un dossier ouvert à temps.'),
  })
  .refine(isInOrder, { path: ['fin'], message: 'la fin vient avant l’ouverture' });

/** More than any programme has; with it every sum of cents stays exact. */
const mostEuros = 10_000_000_000;
const euros = z.number().positive().multipleOf(0.01).max(mostEuros, 'au plus dix milliards d’euros');
const theRest = 'le reste';
const byRule = 'selon les règles';
const usedUpFault = `«\u00a0${refusing}\u00a0», «\u00a0${waiting}\u00a0» ou l’identifiant d’un autre financeur`;

/** What a funder gives in all, and what happens once it is used up. */
const envelope = z.strictObject({
  montant: euros.describe('En euros, pour toute la campagne et toutes ses versions.'),
  épuisée: z
    .union(
      [
        z.literal(refusing),
        z.literal([waiting, typedWaiting]),
        z.string().max(24).regex(identifierPattern, usedUpFault),
      ],
      {
        error: usedUpFault,
      },
    )
    .describe(
      `Une fois utilisée\u00a0: «\u00a0${refusing}\u00a0» les dossiers, les mettre en «\u00a0${waiting}\u00a0», ou l’identifiant du financeur qui paie à sa place.`,
    ),
});

const funder = z
  .strictObject({
    identifiant: identifier.describe('Ne change plus une fois publié\u00a0: les virements le portent.'),
    nom: z.string().trim().min(1).max(70).describe('Comme les établissements et le public le lisent.'),
    siret: writtenSiret
      .optional()
      .describe('Entre guillemets\u00a0; les données ouvertes de ses versements le nomment.'),
    part: z
      .union([percent, z.literal(theRest), z.literal(byRule)], {
        error: `un pour cent de 0 à 100, «\u00a0${theRest}\u00a0» ou «\u00a0${byRule}\u00a0»`,
      })
      .describe(
        `En pour cent de l’aide\u00a0; «\u00a0${byRule}\u00a0»\u00a0: le montant de la règle « part . identifiant ».`,
      ),
    plafond: euros.optional().describe('En euros, pour un dossier.'),
    enveloppe: envelope.optional().describe('Absente\u00a0: sans limite.'),
  })
  .refine(({ part, plafond }) => part !== theRest || plafond === undefined, {
    path: ['plafond'],
    message: `qui paie «\u00a0${theRest}\u00a0» n’a pas de plafond`,
  });

/** Who pays together, in the order in which a premium is shared out. */
const funders = z
  .array(funder)
  .min(1)
  .max(12)
  .refine((all) => all.filter(({ part }) => part === theRest).length === 1, {
    message: `un financeur, et un seul, paie «\u00a0${theRest}\u00a0»`,
  })
  .refine((all) => all.reduce((sum, { part }) => sum + (typeof part === 'number' ? part : 0), 0) <= 100, {
    message: 'les parts dépassent 100\u00a0%',
  })
  .refine((all) => new Set(all.map(({ identifiant }) => identifiant)).size === all.length, {
    message: 'deux financeurs ont le même identifiant',
  });

/** What a project lead writes into `campaign.yaml`: everything but amounts, which are rules. Days are those of its time zone. */
export const campaignFile = z.strictObject({
  identifiant: identifier,
  version: count.describe('Une de plus à chaque changement publié.'),
  nom: z.string().trim().min(1).max(80),
  'fuseau horaire': writtenTimeZone
    .optional()
    .describe('Celui de ses jours et de ses heures, comme Indian/Reunion\u00a0; absent\u00a0: Europe/Paris.'),
  calendrier: calendar,
  quotas: z.strictObject({
    'vélos par personne': count,
    'séances par personne': count,
  }),
  bénéficiaires: z.strictObject({
    'âge minimal': z.int().min(0).max(120).describe('En années, au jour de la réparation.'),
    'confirment par un lien': yesOrNo.describe('Quand le SMS n’arrive pas.'),
  }),
  'jours pour payer': z
    .int()
    .min(1)
    .max(mostPaymentDelayDays)
    .optional()
    .describe(
      'Entre la validation d’un dossier et son versement, comme la plateforme le promet\u00a0; absent\u00a0: ceux de l’installation.',
    ),
  territoires: territories.optional().describe('Départements des établissements : 69, "2A", 971 ; absent : tous.'),
  communes: towns.optional().describe('Celles que les règles nomment, par leurs codes postaux.'),
  financeurs: funders.optional().describe('Absent\u00a0: le programme paie seul.'),
  publication: publication
    .optional()
    .describe('Absente\u00a0: les sommes seules sont publiques, sous Licence Ouverte 2.0.'),
  conservation: retention
    .optional()
    .describe('Durées de conservation, en mois ; absentes : celles du registre des traitements.'),
  questions: questions.optional().describe('Ce que le comptoir demande de plus, douze au plus.'),
  'taux de TVA': percent.describe('En pour cent, d’un établissement qui n’a pas dit le sien.'),
  stationnement: z.strictObject({
    'part de l’investissement': percent.describe('En pour cent.'),
    'plafond par place': euros.describe('En euros hors taxes.'),
  }),
});

export type CampaignFile = z.output<typeof campaignFile>;

function isInOrder(written: {
  'ouverture des réparations': string;
  'ouverture des séances': string;
  fin?: string | undefined;
}): boolean {
  const { fin } = written;
  return fin === undefined || (fin >= written['ouverture des réparations'] && fin >= written['ouverture des séances']);
}
