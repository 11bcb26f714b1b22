import type { FunderTotals } from '../log/funder-totals.ts';
import { leftCentsOf } from '../log/funder-totals.ts';

const count = new Intl.NumberFormat('fr-FR');
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

export const countText = (number: number, noun: string): string =>
  `${count.format(number)}\u00a0${noun}${number > 1 ? 's' : ''}`;
export const eurosText = (cents: number): string => euros.format(cents / 100).replace('-', '\u2212');
export const dayText = (day: string): string => longDay.format(new Date(`${day}T12:00:00Z`));

/** How a funder is called, by its id in the log. */
export type FunderNames = (funderId: string) => string;

/** What a verifier says: what was verified, and what came of it. */
export const texts = {
  keys: 'Clés de signature',
  keysHeld: (keys: number) =>
    keys === 1
      ? 'Une clé publique, sous son identifiant.'
      : `${countText(keys, 'clé')} publiques, chacune sous son identifiant.`,
  keysBroken: 'Une clé publique ne correspond pas à son identifiant.',
  signatures: 'Signatures',
  signaturesHeld: (heads: number) =>
    heads === 1 ? 'Le relevé du jour est signé.' : `${countText(heads, 'relevé')} quotidiens, chacun signé.`,
  signatureBroken: (day: string) => `Le relevé du ${day} n’est pas signé par une clé du programme.`,
  signaturesUnchecked:
    'Cet appareil ne sait pas vérifier une signature Ed25519. Utilisez un navigateur récent, ou la commande alveole-verify.',
  noHead: 'Aucun relevé n’est encore publié\u00a0: il n’y a rien à vérifier.',
  lines: 'Lignes du journal',
  linesHeld: (lines: number) => `${countText(lines, 'ligne')}, toutes lisibles.`,
  linesMissing: (present: number, announced: number) =>
    `Il manque des lignes\u00a0: ${count.format(present)} sont publiées, ${count.format(announced)} sont annoncées.`,
  lineUnreadable: (place: number) => `La ligne ${count.format(place)} ne se lit pas.`,
  history: 'Historique',
  historyHeld: (heads: number, since: string) =>
    heads === 1
      ? `Le journal donne l’empreinte du relevé du ${since}.`
      : `Le journal redonne les ${count.format(heads)} relevés publiés depuis le ${since}\u00a0: rien n’a été changé, retiré ni ajouté avant eux.`,
  historyBroken: (day: string) =>
    `Le journal ne redonne pas le relevé du ${day}\u00a0: une ligne d’avant ce jour a été changée, retirée ou ajoutée.`,
  historyUnread: (day: string) => `Le relevé du ${day} ne se lit pas.`,
  totals: 'Totaux',
  totalsHeld: (totals: readonly FunderTotals[], nameOf: FunderNames) =>
    totals.map((sums) => totalText({ ...sums, funder: nameOf(sums.funder) })).join(' '),
  totalsBroken: (day: string) => `Les totaux annoncés le ${day} ne sont pas ceux des lignes.`,
  older: 'Relevé gardé',
  olderHeld: (day: string) => `Le journal d’aujourd’hui prolonge celui du ${day} que vous avez gardé.`,
  olderUnread: 'Le relevé gardé ne se lit pas.',
  olderUnsigned: 'Le relevé gardé n’est pas signé par une clé que le programme publie encore.',
  olderShrunk: (day: string) => `Le journal a perdu des lignes depuis le ${day}.`,
  olderBroken: (day: string) =>
    `Le journal ne prolonge pas celui du ${day} que vous avez gardé\u00a0: une ligne d’avant ce jour a été changée, retirée ou ajoutée.`,
  file: 'Votre dossier',
  fileHeld: (lines: number, granted: string, paid: string) =>
    `${countText(lines, 'ligne')} dans le journal\u00a0: ${granted} accordés, ${paid} versés.`,
  fileMissing:
    'Aucune ligne pour ce numéro et ce code. Vérifiez-les\u00a0; un dossier y figure le lendemain de sa validation.',
  call: 'Appel de fonds',
  callHeld: (lines: string, committed: string, paid: string, hash: string) =>
    `${lines}, toutes dans le journal et aucune omise\u00a0: ${committed} engagés, ${paid} versés. SHA-256 du fichier\u00a0: ${hash}`,
  callUnread: 'Ce fichier n’est pas le CSV d’un appel de fonds.',
  callFalsified: (place: number) => `La ligne ${count.format(place)} n’est pas celle du journal.`,
  callUnknownRows: 'Une écriture de cet appel n’est pas dans le journal signé.',
  callOmits: (place: number) => `La ligne ${count.format(place)} du même financeur manque dans cet appel.`,
  fileUnproven: 'Une ligne de ce dossier n’est pas dans le journal signé.',
} as const;

function totalText(totals: FunderTotals): string {
  const { funder, grantedCents, paidCents, returnedCents } = totals;
  const parts = [`${eurosText(grantedCents)} accordés`, `${eurosText(paidCents + returnedCents)} versés`];
  if (returnedCents !== 0)
    parts.push(`${eurosText(-returnedCents)} renvoyés par les banques et les établissements déjà déduits`);
  return `${funder}\u00a0: ${parts.join(', ')}, ${eurosText(leftCentsOf(totals))} à verser.`;
}
