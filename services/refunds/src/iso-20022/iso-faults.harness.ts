import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/**
 * What ISO 20022 has against messages, by their names; nothing for one that is as its schema wants it. Each is judged
 * by the schema of its own namespace, `urn:iso:std:iso:20022:tech:xsd:camt.053.001.08` for one, read from this folder.
 */
export async function isoFaults(messages: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string[]>> {
  const named = [...messages].map(([name, contents], n) => ({ name, contents, fileName: `${n}.xml` }));
  const kinds = new Map<string, typeof named>();
  for (const one of named) kinds.set(kindOf(one.contents), [...(kinds.get(kindOf(one.contents)) ?? []), one]);
  const faults = new Map(named.map(({ name }) => [name, [] as string[]]));
  for (const [kind, xml] of kinds) {
    const schema = readFileSync(new URL(`${kind}.xsd`, import.meta.url), 'utf8');
    const { errors } = await validateXML({ xml, schema: [schema], maxMemoryPages: 4096 });
    for (const { message, loc } of errors)
      faults.get(xml.find(({ fileName }) => fileName === loc?.fileName)?.name ?? '')?.push(message);
  }
  return faults;
}

function kindOf(contents: string): string {
  return /urn:iso:std:iso:20022:tech:xsd:((?:camt|pain)[.\d]+)/.exec(contents)?.[1] ?? '';
}
