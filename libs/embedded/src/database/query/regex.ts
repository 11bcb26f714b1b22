import { databaseError, notImplemented } from '../errors.ts';

export interface CompiledRegex {
  readonly pattern: RegExp;
  /** Every match begins with this text (an anchored, case-sensitive pattern), so an index can be used. */
  readonly prefix: string | undefined;
}

/**
 * MongoDB's regular expressions are PCRE's, with ASCII classes and `$` matching before a final line feed. What
 * JavaScript would read otherwise is translated; what it lacks is refused rather than matched wrongly.
 */
export function compileRegex(source: string, options: string): CompiledRegex {
  for (const option of options)
    if (!'imsu'.includes(option))
      throw option === 'x'
        ? notImplemented('The regular expression option x')
        : databaseError('BadValue', ` invalid flag in regex options: ${option}`);
  const flags = [...new Set(options.replace(/[su]/g, ''))].join('');
  const translated = translate(source, { multiline: options.includes('m'), dotAll: options.includes('s') });
  try {
    return { pattern: new RegExp(translated, `u${flags}`), prefix: options === '' ? literalPrefix(source) : undefined };
  } catch {
    throw databaseError(
      'BadValue',
      `Regular expression is invalid or not supported by the embedded database: ${source}`,
    );
  }
}

interface Mode {
  multiline: boolean;
  dotAll: boolean;
}

/** One step through the pattern: what stands at the head, and what it becomes. */
const token =
  /\\(?:[0-9]+|.)|\(\?(?:[:=!]|<[=!]|<[A-Za-z_]\w*>)|\(\?|\(\*|\[\^?\]?|[*+?}]\+|[.$^[\]]|[^\\(.$^[\]*+?}]+|./gsu;

const classEscapes: Record<string, string> = { '\\s': '\\t\\n\\v\\f\\r ', '\\d': '0-9', '\\w': '0-9A-Za-z_' };
const wholeEscapes: Record<string, string> = { '\\s': '[\\t\\n\\v\\f\\r ]', '\\S': '[^\\t\\n\\v\\f\\r ]' };

/** Escapes that mean the same in PCRE and in JavaScript's `u` mode. */
const sharedEscape = /^\\(?:[dDwWbBtnrfv]|[\^$\\.*+?()[\]{}|/]|[1-9])$/;
/** Punctuation and letters that PCRE lets one escape without need. */
const needlessEscape = /^\\[^A-Za-z0-9]$/u;

function translate(source: string, mode: Mode): string {
  let inClass = false;
  let result = '';
  for (const [piece] of source.matchAll(token)) {
    if (inClass) {
      if (piece.startsWith('[')) throw refuse(source);
      result += piece.startsWith('\\') ? translateEscape(piece, true, source) : piece;
      if (piece === ']') inClass = false;
    } else if (piece.startsWith('[')) {
      if (piece.endsWith(']')) throw refuse(source);
      inClass = true;
      result += piece;
    } else {
      result += translateOutside(piece, mode, source);
    }
  }
  return result;
}

function translateOutside(piece: string, mode: Mode, source: string): string {
  if (piece.startsWith('\\')) return translateEscape(piece, false, source);
  if (piece === '(?' || piece === '(*' || /^[*+?}]\+$/.test(piece)) throw refuse(source);
  if (piece === '.') return mode.dotAll ? '[^]' : '[^\\n]';
  if (piece === '$') return mode.multiline ? '(?=\\n|(?![^]))' : '(?=\\n?(?![^]))';
  if (piece === '^') return mode.multiline ? '(?<=\\n|(?<![^]))' : '(?<![^])';
  return piece;
}

function translateEscape(piece: string, inClass: boolean, source: string): string {
  const special = (inClass ? classEscapes : wholeEscapes)[piece];
  if (special !== undefined) return special;
  if (inClass && /^\\[SDWbB]$/.test(piece)) throw refuse(source);
  if (sharedEscape.test(piece) || (inClass && piece === '\\-')) return piece;
  if (needlessEscape.test(piece)) return piece.slice(1);
  throw refuse(source);
}

const refuse = (source: string): Error => notImplemented(`This form of regular expression (${source})`);

/** The literal text after `^`, as far as nothing optional or variable follows. */
function literalPrefix(source: string): string | undefined {
  if (!source.startsWith('^') || source.includes('|')) return undefined;
  const literal = /^(?:[^\\.*+?()[\]{}|^$]|\\[^A-Za-z0-9])*/u.exec(source.slice(1))?.[0] ?? '';
  const rest = source.slice(1 + literal.length);
  const certain = /^[*?{]/.test(rest) ? literal.replace(/(?:\\.|[^\\])$/su, '') : literal;
  const text = certain.replace(/\\(.)/gsu, '$1');
  return text === '' ? undefined : text;
}
