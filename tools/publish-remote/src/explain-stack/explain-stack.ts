import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { z } from 'zod';

/** `<name>/<version>/<path>.js:<line>:<column>` below `/remotes`, as browsers write it in a stack. */
const place =
  /(?:https?:\/\/[^\s()]*)?\/remotes\/([a-z][a-z0-9_]*\/[A-Za-z0-9-]+\/(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.js):(\d+):(\d+)/g;

/** What is read of a map; the rest of it is `SourceMap`'s. */
const payload = z.looseObject({ version: z.literal(3), sources: z.array(z.string()), mappings: z.string() });

/**
 * The stack with each place of a remote's script replaced by that of its source. Places whose map nobody kept stay as
 * they are.
 * @param mapOf the text of a script's map, undefined where there is none
 */
export async function explainStack(
  stack: string,
  mapOf: (script: string) => Promise<string | undefined>,
): Promise<string> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, script = ''] of stack.matchAll(place)) {
    if (!maps.has(script)) maps.set(script, parsed(await mapOf(script)));
  }
  return stack.replaceAll(place, (written, script: string, line: string, column: string) => {
    const source = sourceAt(maps.get(script), Number(line), Number(column));
    return source ?? written;
  });
}

function parsed(text: string | undefined): SourceMap | undefined {
  return text === undefined ? undefined : new SourceMap(payload.parse(JSON.parse(text)) as unknown as SourceMapPayload);
}

/** Browsers count lines and columns from one, maps from nought. */
function sourceAt(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
