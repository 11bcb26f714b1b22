import type { Fact, GatheredPerson } from './gather-person.ts';

/** The archive's page, to read without anything else: one file, without script and without an address of elsewhere. */
export function exportPage(
  { reference, madeOn, parts, processing }: GatheredPerson,
  documentNames: ReadonlyMap<string, string>,
): string {
  const sections = parts.map(
    ({ title, facts, events, documents }) =>
      `<section><h2>${escaped(title)}</h2>${factList(facts)}${eventTable(events)}${documentList(documents, documentNames)}</section>`,
  );
  const rows = processing.map(({ purpose, data, base, term }) => row([purpose, data, base, term], 'td'));
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Vos données, demande ${escaped(reference)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dt{font-weight:700}dd{margin:0 0 .5rem}table{border-collapse:collapse;width:100%}td,th{border:1px solid #c3ccc8;padding:.4rem;text-align:left;vertical-align:top}</style>
</head><body><main><h1>Vos données</h1>
<p>Archive faite le ${escaped(madeOn)} pour la demande ${escaped(reference)}. Les mêmes données sont dans « donnees.json », pour un logiciel.</p>
<p>Les noms des agents et des réparateurs n’y sont pas\u00a0: ils ont les mêmes droits que vous (art. 15.4).</p>
${sections.join('\n')}
<section><h2>Pourquoi, et combien de temps</h2><table><thead>${row(['Finalité', 'Données', 'Base', 'Durée'], 'th')}</thead><tbody>${rows.join('')}</tbody></table>
<p>Vous pouvez demander la correction ou l’effacement de ces données, vous opposer à leur traitement, et adresser une réclamation à la CNIL.</p></section>
</main></body></html>
`;
}

function factList(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const items = facts.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>${items.join('')}</dl>`;
}

function eventTable(events: GatheredPerson['parts'][number]['events']): string {
  if (events.length === 0) return '';
  const rows = events.map(({ at, facts }) =>
    row([at, facts.map(({ label, value }) => `${label}\u00a0: ${value}`).join('\n')], 'td'),
  );
  return `<table><thead>${row(['Date', 'Ce qui s’est passé'], 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function documentList(keys: readonly string[], names: ReadonlyMap<string, string>): string {
  const links = keys.flatMap((key) => {
    const name = names.get(key);
    return name === undefined ? [] : [`<li><a href="${escaped(name)}">${escaped(name)}</a></li>`];
  });
  return links.length === 0 ? '' : `<h3>Documents</h3><ul>${links.join('')}</ul>`;
}

const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell).replaceAll('\n', '<br>')}</${tag}>`).join('')}</tr>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
