import { ApiFailure } from '@alveole/demo';
import { campaignTextsById, secondPersonTextsById } from '@alveole/domain';

/** Why an act of the command came to nothing, in French: a refusal, an option that it lacks, no installation. */
export function sentenceOf(error: unknown): string {
  const refusal = error instanceof ApiFailure ? error.refusal : undefined;
  const sentence =
    refusal === undefined
      ? (sentenceOfStatus(error) ?? sentenceOfCode(error))
      : { ...campaignTextsById, ...secondPersonTextsById }[refusal];
  return sentence ?? (error instanceof Error ? error.message : String(error));
}

/** Of a call that no rule refused, and that the account may not make. */
const sentencesByStatus: Readonly<Record<number, string>> = {
  401: 'L’installation ne reconnaît pas ce compte\u00a0: vérifiez ALVEOLE_MAIL et ALVEOLE_PASSWORD.',
  403: 'Ce compte n’en a pas le droit\u00a0: proposer et publier une version demande un compte d’administrateur.',
};

function sentenceOfStatus(error: unknown): string | undefined {
  return error instanceof ApiFailure ? sentencesByStatus[error.status] : undefined;
}

const noInstallation =
  'Aucune installation ne répond à cette adresse\u00a0: lancez-la (npm start), ou donnez la sienne par --url.';

function sentenceOfCode(error: unknown): string | undefined {
  if (error instanceof TypeError && error.message === 'fetch failed') return noInstallation;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('ERR_PARSE_ARGS')) return undefined;
  const [option = ''] = /--?[\w-]+/.exec((error as Error).message) ?? [];
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `L’option « ${option} » n’a pas la valeur qu’il lui faut.`
    : `L’option « ${option} » n’existe pas ici.`;
}
