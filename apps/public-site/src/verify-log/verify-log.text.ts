import type { Progress } from '@alveole/transparency';
import { formatCount } from '@alveole/ui/format';

export const texts = {
  title: 'Vérifier les comptes',
  lead: 'Chaque somme accordée, versée ou renvoyée est une ligne d’un journal public, sans nom. Votre appareil le relit et refait le compte\u00a0: vous n’avez personne à croire.',
  wholeLog: 'Tout le journal',
  wholeLogNote:
    'Les lignes, les totaux de chaque jour et leurs signatures. Une ligne changée, retirée ou ajoutée après coup se voit.',
  verify: 'Vérifier tout le journal',
  reading: 'Lecture du journal',
  progress: ({ lines, of }: Progress) => `${formatCount(lines, 'ligne')} sur ${formatCount(of)}`,
  cancel: 'Arrêter',
  sound: 'Aucune anomalie.',
  faulty: 'Anomalie trouvée.',
  failed: 'Le journal n’est pas arrivé en entier. Vérifiez votre connexion, puis réessayez.',
  keep: 'Garder le relevé du jour',
  keepNote: 'La prochaine fois, il montrera que rien n’a été changé depuis, même si tout était signé à nouveau.',
  ownFile: 'Mon dossier',
  ownFileNote:
    'Le numéro et le code sont sur le reçu du client, et dans le dossier du réparateur. Le code reste sur votre appareil.',
  fileNumber: 'Numéro du dossier',
  fileNumberFault: 'Le numéro est écrit sur le reçu, par exemple REP00012_48213.',
  receiptCode: 'Code du reçu',
  receiptCodeFault: 'Le code a seize caractères, par exemple K7QM-4T2X-9RCE-51VB.',
  find: 'Retrouver mon dossier',
  finding: 'Recherche du dossier',
  fileFailed: 'Le dossier n’a pas pu être cherché. Vérifiez votre connexion, puis réessayez.',
  otherWays: 'Sans cette page',
  otherWaysNote:
    'Une page vient de celui qu’elle vérifie. La même vérification existe en commande, à lancer depuis n’importe quelle machine\u00a0:',
  data: 'Les données brutes, à des adresses qui ne changent pas\u00a0:',
  versionNote:
    'Dans une ligne, «\u00a0version\u00a0» est celle des règles qui ont calculé l’aide\u00a0; «\u00a00\u00a0»\u00a0: un dossier d’avant que la plateforme la note.',
} as const;

/** What a state of an outcome is called; its mark says it too. */
export const stateNames = {
  sound: 'Conforme',
  faulty: 'Anomalie',
  unchecked: 'Non vérifié',
  absent: 'Introuvable',
} as const;

export const commandOf = (siteUrl: string): string => `npx alveole-verify ${siteUrl}`;

/** Stable addresses, below the base path. */
export const dataLinks = [
  { name: 'Clés publiques', file: 'alveoleapi/v1/refunds/log/keys' },
  { name: 'Relevés signés', file: 'alveoleapi/v1/refunds/log/heads' },
  { name: 'Lignes du journal', file: 'alveoleapi/v1/refunds/log/lines?from=0' },
] as const;

/** The head that was kept from an earlier verification. */
export const olderHeadWords = {
  summary: 'Comparer à un relevé gardé',
  choose: 'Choisir le relevé',
  hint: 'Le fichier que cette page vous a proposé de garder lors d’une vérification passée.',
  fault: 'Ce fichier n’est pas un relevé gardé.',
} as const;

/** The file of a call for funds. */
export const callWords = {
  summary: 'Vérifier un appel de fonds',
  choose: 'Choisir le CSV',
  hint: 'Le fichier CSV de l’appel. Comparez ensuite son SHA-256 à celui du PDF.',
  fault: 'Ce fichier n’est pas le CSV d’un appel de fonds.',
} as const;
