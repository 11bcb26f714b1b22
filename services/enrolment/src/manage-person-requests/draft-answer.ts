import { keptReasonTexts, personExportLimits, zonedFormat } from '@alveole/domain';
import type { FateLine, PersonRequest } from '../record/person-request.ts';

const longDay = zonedFormat('fr', { dateStyle: 'long' });
const dayText = (day: string): string => longDay.format(new Date(`${day}T12:00:00Z`)).replace(/^1 /, '1er ');

export interface DraftParts {
  readonly programmeName: string;
  /** Why it is refused, where it is to be. */
  readonly reason?: string | undefined;
  /** Whether the person takes the archive by a code; else the desk hands it over. */
  readonly isTakenByCode: boolean;
}

/** The answer to a request, in French, made of what was done; whoever sends it may change it. */
export function draftAnswer(request: PersonRequest, { programmeName, reason, isTakenByCode }: DraftParts): string {
  const { name, reference, receivedOn } = request;
  const paragraphs = [
    `Bonjour ${name},`,
    `Le ${dayText(receivedOn)}, vous avez demandé au programme ${programmeName} ${askedFor[request.kind]} (demande ${reference}).`,
    ...(reason === undefined ? doneOf(request, isTakenByCode) : refused(reason)),
    'Si cette réponse ne vous convient pas, vous pouvez nous écrire, ou adresser une réclamation à la CNIL (www.cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07).',
    `L’équipe du programme ${programmeName}`,
  ];
  return paragraphs.join('\n\n');
}

const askedFor = {
  access: 'les données qui vous concernent',
  correction: 'la correction des données qui vous concernent',
  erasure: 'l’effacement des données qui vous concernent',
} as const;

const refused = (reason: string): string[] => [
  `Nous ne pouvons pas y donner suite\u00a0: ${reason}`,
  'Vous pouvez contester ce refus devant le juge.',
];

function doneOf(request: PersonRequest, isTakenByCode: boolean): string[] {
  const { subjects, correctedAt, erasure, reference } = request;
  if (subjects.length === 0)
    return [
      'Nous avons cherché dans tous les services du programme\u00a0: nous n’avons trouvé aucune donnée qui vous concerne.',
    ];
  if (request.export?.state === 'ready')
    return [
      isTakenByCode
        ? `Vos données sont prêtes, dans une archive à télécharger. Ouvrez la page «\u00a0Mes données\u00a0» du site, saisissez la référence ${reference} et le code que vous y demanderez\u00a0: il part au numéro ou à l’adresse que nous connaissons de vous.`
        : 'Vos données sont prêtes, dans une archive que nous vous remettons avec cette réponse.',
      `${isTakenByCode ? `L’archive reste ${personExportLimits.lifetimeDays} jours. ` : ''}Elle contient vos données en deux formes, l’une à lire, l’autre pour un logiciel, et vos documents. Les raisons du traitement, les durées et les destinataires y sont écrits.`,
    ];
  if (correctedAt !== undefined)
    return [
      'Vos données sont corrigées dans tous les dossiers. Vos dossiers et vos droits à l’aide restent les mêmes.',
    ];
  return erasure === undefined ? [] : erasureParagraphs(erasure.lines);
}

function erasureParagraphs(lines: readonly FateLine[]): string[] {
  const gone = lines.filter(({ fate }) => fate === 'forgotten');
  const staying = lines.filter(({ fate }) => fate === 'kept');
  return [
    gone.length === 0
      ? 'Rien n’a pu être effacé aujourd’hui.'
      : `Nous avons effacé\u00a0:\n${gone.map((line) => `– ${thingOf(line)}`).join('\n')}`,
    ...(staying.length === 0
      ? []
      : [
          `Nous devons garder, et seulement pour cela\u00a0:\n${staying.map((line) => `– ${keptLine(line)}`).join('\n')}`,
        ]),
  ];
}

const thingOf = ({ thing, count }: FateLine): string => (count === 1 ? thing : `${thing} (${count})`);

function keptLine({ reason, until, ...line }: FateLine): string {
  const why = reason === undefined ? '' : `\u00a0: ${keptReasonTexts[reason]}`;
  const end = until === undefined ? '' : `, jusqu’au ${dayText(until)}`;
  return `${thingOf(line as FateLine)}${why}${end}.`;
}

/** Why an answer takes longer, and until when (GDPR, art. 12.3). */
export function extensionText(
  { name, reference, receivedOn }: PersonRequest,
  { programmeName, reason, dueOn }: { readonly programmeName: string; readonly reason: string; readonly dueOn: string },
): string {
  return [
    `Bonjour ${name},`,
    `Nous avons bien reçu votre demande ${reference} du ${dayText(receivedOn)}. Il nous faut plus de temps pour y répondre\u00a0: ${reason}`,
    `Vous aurez notre réponse le ${dayText(dueOn)} au plus tard.`,
    'Si ce délai ne vous convient pas, vous pouvez nous écrire, ou adresser une réclamation à la CNIL (www.cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07).',
    `L’équipe du programme ${programmeName}`,
  ].join('\n\n');
}
