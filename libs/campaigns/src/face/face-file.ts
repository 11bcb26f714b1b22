import { programme } from '@alveole/domain';
import { z } from 'zod';

const line = z.string().trim().min(1).max(200);
const address = z.string().trim().min(1).max(400);
const mail = z.email({ error: 'il faut une adresse e-mail' });
const phone = z.string().regex(/^\+?[\d .()\u00a0\u202f-]{6,24}$/, 'il faut un numéro de téléphone');
const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'il faut une couleur comme "#0b5f5c", entre guillemets')
  .transform((text) => text.toLowerCase());
const picture = (endings: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[a-z0-9][a-z0-9-]*\\.(${endings})$`),
      `il faut le nom d’un fichier du dossier (${endings.replace('|', ' ou ')})`,
    );
const yesOrNo = z.enum(['oui', 'non']).transform((word) => word === 'oui');

/** `visage.yaml`: what an installation says of itself besides the figures of its campaign. */
export const faceFile = z.strictObject({
  nom: programme.shape.name.describe('Dans l’en-tête, les titres, les courriels et les SMS.'),
  logo: picture('svg|png').optional().describe('À côté du nom ; SVG de préférence, de 64 Kio au plus.'),
  'logo sombre': picture('svg|png').optional().describe('Sur fond sombre ; absent : le logo, sur une plaque claire.'),
  'le logo dit le nom': yesOrNo.optional().describe('Oui : le nom n’est pas répété à côté du logo.'),
  icône: picture('png').optional().describe('Du comptoir installé : un carré, 512 pixels de côté.'),
  'image d’aperçu': picture('png').optional().describe('D’un lien partagé : 1200 × 630 pixels, 512 Kio au plus.'),
  couleurs: z
    .strictObject({
      principale: colour.describe('Boutons, liens et titres ; du blanc doit s’y lire (AA).'),
      accent: colour.describe('Ce qu’il y a à faire ensuite ; un texte doit s’y lire (AA).'),
    })
    .optional()
    .describe('Absentes : celles d’Alvéole. Le thème sombre en est déduit.'),
  contacts: z.strictObject({ particuliers: mail, professionnels: mail, collectivités: mail }),
  courriels: z
    .strictObject({
      expéditeur: z.string().trim().min(1).max(60).describe('Le nom devant l’adresse d’envoi.'),
      pied: z.string().trim().max(600).optional().describe('Sous chaque courriel ; une ligne par ligne.'),
    })
    .optional(),
  éditeur: z.strictObject({
    nom: line,
    adresse: address,
    courriel: mail,
    téléphone: phone.optional(),
    'directeur de la publication': line.optional(),
  }),
  hébergeur: z.strictObject({ nom: line, adresse: address, téléphone: phone.optional() }),
  'délégué à la protection des données': z.strictObject({
    nom: line.optional(),
    courriel: mail,
    adresse: address.optional(),
  }),
});

export type FaceFile = z.output<typeof faceFile>;
