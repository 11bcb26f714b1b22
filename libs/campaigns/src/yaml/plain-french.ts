import type { YAMLError } from 'yaml';
import type { z } from 'zod';

/** What a value is, in the words of who writes the file. */
const kinds: Readonly<Record<string, string>> = {
  object: 'des lignes « nom: valeur »',
  record: 'des lignes « nom: valeur »',
  array: 'une liste, dont chaque élément commence par un tiret',
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
};

/** A French sentence for each fault of a file's form, without a word of the library that finds it. */
export const plainFrench: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined || issue.input === null ? 'il manque' : 'il faut'} ${kinds[issue.expected] ?? 'une autre valeur'}`;
    case 'invalid_value':
      return `il faut ${issue.values.map(quoted).join(' ou ')}`;
    case 'too_small':
      if (issue.inclusive === false) return `il faut plus de ${issue.minimum}`;
      return `il faut ${bound(issue.origin, Number(issue.minimum), 'au moins')}`;
    case 'too_big':
      return `il faut ${bound(issue.origin, Number(issue.maximum), 'au plus')}`;
    case 'not_multiple_of':
      return `il faut un multiple de ${String(issue.divisor).replace('.', ',')}`;
    case 'invalid_format':
      return issue.format === 'date' ? 'il faut un jour comme 2026-05-11' : 'ce texte n’a pas la forme attendue';
    default:
      return 'cette valeur n’a pas la forme attendue';
  }
};

const quoted = (value: unknown) => `« ${String(value)} »`;

/** Of a number its value, of a text its characters, of a list its elements. */
function bound(origin: string, limit: number, side: 'au moins' | 'au plus'): string {
  if (origin === 'string') return `${side} ${limit} caractère${limit > 1 ? 's' : ''}`;
  if (origin === 'array') return `${side} ${limit} élément${limit > 1 ? 's' : ''}`;
  return side === 'au moins' ? `${limit} ou plus` : `${limit} ou moins`;
}

/** What the reader of YAML finds, by its code. */
const syntaxSentences: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Ce nom est écrit deux fois.',
  TAB_AS_INDENT: 'Une tabulation décale cette ligne\u00a0: mettez des espaces.',
  BAD_INDENT: 'Cette ligne n’est pas décalée comme celles qui l’entourent.',
  UNCLOSED: 'Un crochet ou une accolade n’est pas refermé avant cette ligne.',
  MULTILINE_IMPLICIT_KEY: 'Un nom tient sur une ligne, et un deux-points le suit.',
  BLOCK_AS_IMPLICIT_KEY: 'Il y a deux fois «\u00a0:\u00a0» sur cette ligne\u00a0: mettez le texte entre guillemets.',
  MISSING_CHAR: 'Il manque un signe ici\u00a0: un deux-points, un guillemet, une virgule ou un crochet.',
  UNEXPECTED_TOKEN: 'Un signe est de trop ici.',
  BAD_ALIAS: 'Cet alias n’est déclaré nulle part.',
};

/** A sentence for a fault of a file's syntax. A list or map in brackets that is not closed bears the code of a wrong indent. */
export function syntaxSentence({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  const isUnclosed = code === 'BAD_INDENT' && message.startsWith('Flow');
  return (
    syntaxSentences[isUnclosed ? 'UNCLOSED' : code] ??
    'Cette ligne n’est pas du YAML\u00a0: comparez-la à celles qui l’entourent.'
  );
}
