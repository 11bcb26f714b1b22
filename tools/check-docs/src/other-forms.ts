import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message that is sent is a « courriel », where it goes to an « adresse e-mail », and one signs up by « préinscription ». */
const otherForm =
  /(?<!\badresses? )\be-mails?\b|\bemails?\b|(?<!-)\bmails?\b|\badresses? de courriels?\b|\bpré-inscri/i;

/** French by its letters, or by its small words; a literal of code has neither. */
const french = /[éèêàçùîôœÉ]|\b[dlnsj]’|\b(le|la|les|un|une|des|du|de|et|ou|par|ne|pas|vous|votre)\b/i;
const label = /^(Emails?|E-mails?|Mails?)$/;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The texts of these files that call a mail, its address or the pre-registration otherwise, as `file: text`. */
export function otherForms(root: string, files: readonly string[], quoted: readonly string[]): string[] {
  return files.flatMap((file) =>
    textsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter(
        (text) =>
          !quoted.includes(text) && (label.test(text) || (french.test(text) && otherForm.test(plainText(text)))),
      )
      .map((text) => `${file}: ${text}`),
  );
}

function textsOf(file: string, content: string): string[] {
  if (file.endsWith('.html')) return content.split(/<[^>]*>|\n/).map((text) => text.trim());
  const code = content.replace(comment, '');
  return [...code.matchAll(literal)].map(([, single, double, template]) => (single ?? double ?? template ?? '').trim());
}

/** Without what is code in a template, and without addresses of pages. */
const plainText = (text: string): string =>
  text
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/\$\{[\s\S]*/, '')
    .replace(/\/\S+/g, '');
