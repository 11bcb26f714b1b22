import { z } from 'zod';

const day = z.iso.date();
const yesOrNo = z.enum(['oui', 'non']).transform((word) => word === 'oui');
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

/** What a project lead writes into `campaign.yaml`: everything but amounts, which are rules. Days are Europe/Paris. */
export const campaignFile = z.strictObject({
  identifiant: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules, des chiffres et des tirets'),
  version: count.describe('Une de plus à chaque changement publié.'),
  nom: z.string().trim().min(1).max(80),
  calendrier: calendar,
  quotas: z.strictObject({
    'vélos par personne': count,
    'séances par personne': count,
  }),
  bénéficiaires: z.strictObject({
    'âge minimal': z.int().min(0).max(120).describe('En années, au jour de la réparation.'),
    'confirment par un lien': yesOrNo.describe('Quand le SMS n’arrive pas.'),
  }),
  'taux de TVA': percent.describe('En pour cent, d’un établissement qui n’a pas dit le sien.'),
  stationnement: z.strictObject({
    'part de l’investissement': percent.describe('En pour cent.'),
    'plafond par place': z.number().positive().multipleOf(0.01).describe('En euros hors taxes.'),
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
