import { Refusal, Unreachable, Unreadable } from '@alveole/client';
import { campaignTextsById, replayTextsById, secondPersonTextsById } from '@alveole/domain';
import { ZodError } from 'zod';

/** Why an act of the command came to nothing, in French: a refusal, an option that it lacks, no installation. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return sentenceOfRefusal(error);
  return sentenceOfCode(error) ?? (error instanceof Error ? error.message : String(error));
}

const unknownAccount = 'L’installation ne reconnaît pas ce compte\u00a0: vérifiez ALVEOLE_MAIL et ALVEOLE_PASSWORD.';

const refusalSentences: Readonly<Record<string, string>> = {
  ...campaignTextsById,
  ...replayTextsById,
  ...secondPersonTextsById,
  'wrong-email-or-password': unknownAccount,
};

/** Of a call that no rule of campaigns refused. */
const sentencesByStatus: Readonly<Record<number, string>> = {
  400: 'L’installation ne comprend pas cette demande\u00a0: vérifiez que la commande et elle ont la même version.',
  401: unknownAccount,
  403: 'Ce compte n’en a pas le droit\u00a0: cette commande demande un compte d’administrateur.',
  404: 'L’installation n’a plus ce qui est demandé, ou l’adresse n’est pas la sienne.',
  409: 'Quelqu’un d’autre a changé cette version entre-temps\u00a0: recommencez.',
  413: 'Les fichiers de la campagne sont trop grands.',
  429: 'Trop de demandes en peu de temps\u00a0: patientez un instant avant de recommencer.',
  503: 'L’installation est trop occupée\u00a0: recommencez dans un instant.',
};

function sentenceOfRefusal({ refusal = '', status }: Refusal): string {
  const sentence = refusalSentences[refusal] ?? sentencesByStatus[status];
  return (
    sentence ?? `L’installation n’a pas pu répondre (HTTP ${status})\u00a0: recommencez, ou consultez ses journaux.`
  );
}

const noInstallation =
  'Aucune installation ne répond à cette adresse\u00a0: lancez-la (npm start), ou donnez la sienne par --url.';
const otherSite = 'Cette adresse n’est pas celle d’une installation d’Alvéole\u00a0: donnez la sienne par --url.';

function sentenceOfCode(error: unknown): string | undefined {
  if (error instanceof Unreachable) return noInstallation;
  if (error instanceof TypeError && error.message === 'fetch failed') return noInstallation;
  if (error instanceof Unreadable || error instanceof ZodError) return otherSite;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('ERR_PARSE_ARGS')) return undefined;
  const [option = ''] = /--?[\w-]+/.exec((error as Error).message) ?? [];
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `L’option « ${option} » n’a pas la valeur qu’il lui faut.`
    : `L’option « ${option} » n’existe pas ici.`;
}
