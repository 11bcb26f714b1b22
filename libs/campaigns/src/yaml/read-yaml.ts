import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import type { z } from 'zod';
import type { CampaignFault } from './campaign-fault.ts';
import { plainFrench, syntaxSentence } from './plain-french.ts';
import { unknownName } from './unknown-name.ts';

/** A file that was read: its value, and the line of each of its parts. */
export interface YamlFile {
  readonly value: unknown;
  /** The line, from 1, on which the part at this path stands, or the nearest part around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Characters; nobody writes more by hand. */
const longestText = 262_144;

/** Reads the text of one file of a campaign. Aliases are counted by the library, so that a few do not become millions. */
export function readYaml(file: string, text: string): YamlFile | { readonly faults: readonly CampaignFault[] } {
  if (text.length > longestText) return { faults: [{ file, line: 1, sentence: 'Le fichier dépasse 256 Kio.' }] };
  const lines = new LineCounter();
  const document = documentOf(text, lines);
  if (document === undefined)
    return { faults: [{ file, line: 1, sentence: 'Trop de niveaux les uns dans les autres.' }] };
  // What follows the first one mostly follows from it.
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) return { faults: [syntaxFault(file, lines, error)] };
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), lineOf: (path) => lineOf(document, lines, path) };
  } catch {
    return { faults: [{ file, line: 1, sentence: 'Trop d’alias.' }] };
  }
}

/** Undefined of a text whose lists lie so deep in one another that the reader, which takes a call for each, gives up. */
function documentOf(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  } catch {
    return undefined;
  }
}

/** Reads what a schema says. @returns the value, or a French sentence for each fault with its line */
export function readBy<Schema extends z.ZodType>(
  file: string,
  { value, lineOf: at }: YamlFile,
  schema: Schema,
): { readonly value: z.output<Schema> } | { readonly faults: readonly CampaignFault[] } {
  const parsed = schema.safeParse(value, { error: plainFrench });
  if (parsed.success) return { value: parsed.data };
  const faults = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], around: issue.path, message: unknownName(key, schema) }))
      : [{ path: issue.path, around: issue.path, message: issue.message }],
  );
  return {
    faults: faults.map(({ path, around, message }) => ({
      file,
      line: at(path),
      sentence: `${placeOf(around)}${message}`,
    })),
  };
}

/** « n° 1 › situation » of an example's situation. */
function placeOf(path: readonly PropertyKey[]): string {
  const names = path.map((key) => (typeof key === 'number' ? `n° ${key + 1}` : String(key)));
  return names.length > 0 ? `« ${names.join(' › ')} » : ` : '';
}

function syntaxFault(file: string, lines: LineCounter, error: YAMLError): CampaignFault {
  return { file, line: lines.linePos(error.pos[0]).line, sentence: syntaxSentence(error) };
}

function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const key of path) {
    const part = partOf(node, key);
    if (part === undefined) break;
    node = part.value;
    offset = part.offset ?? offset;
  }
  return lines.linePos(offset).line;
}

function partOf(
  node: unknown,
  key: PropertyKey,
): { readonly value: unknown; readonly offset: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    return pair && { value: pair.value, offset: (pair.key as Node).range?.[0] };
  }
  const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined;
  return item === undefined ? undefined : { value: item, offset: (item as Node).range?.[0] };
}
