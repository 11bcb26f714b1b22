import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { z } from 'zod';

/**
 * `<name>/<version>/<path>.js:<line>:<column>` below `/remotes`, as browsers write it in a stack. Each part has an end, so
 * that a long text, which a stranger may have written, is read in one go.
 */
const place =
  /(?:https?:\/\/[^\s()]{0,300})?\/remotes\/([a-z][a-z0-9_]{0,39}\/[A-Za-z0-9-]{1,64}\/(?:[\w@-][\w@.-]{0,100}\/){0,8}[\w@-][\w@.-]{0,150}\.js):(\d{1,9}):(\d{1,9})/g;

/** What is read of a map; the rest of it is `SourceMap`'s. */
const payload = z.looseObject({ version: z.literal(3), sources: z.array(z.string()), mappings: z.string() });

/**
 * The stack with each place of a remote's script replaced by that of its source. Places whose map nobody kept, or
 * whose map cannot be read, stay as they are.
 * @param mapOf the text of a script's map, undefined where there is none
 * @param tellBroken hears of each script whose map cannot be read
 */
export async function explainStack(
  stack: string,
  mapOf: (script: string) => Promise<string | undefined>,
  tellBroken: (script: string) => void = () => undefined,
): Promise<string> {
  const parsed = (script: string, text: string): SourceMap | undefined => {
    try {
      return new SourceMap(payload.parse(JSON.parse(text)) as unknown as SourceMapPayload);
    } catch {
      return void tellBroken(script);
    }
  };
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, script = ''] of stack.matchAll(place)) {
    if (maps.has(script)) continue;
    const text = await mapOf(script);
    maps.set(script, text === undefined ? undefined : parsed(script, text));
  }
  return stack.replaceAll(place, (written, script: string, line: string, column: string) => {
    const source = sourceAt(maps.get(script), Number(line), Number(column));
    return source ?? written;
  });
}

/** Browsers count lines and columns from one, maps from nought. */
function sourceAt(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
