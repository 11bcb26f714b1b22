import { processingPurposes, retentionTable, retentionTermNames, retentionTermRows } from '@alveole/domain';
import type { ProcessingPurpose, RetentionRow, RetentionTerm } from '@alveole/domain';

const introduction = [
  '# Le registre des traitements',
  '',
  'Page écrite par `npm run documents` depuis la [table de rétention](../libs/domain/src/retention/retention-table.ts), tenue par `npm run check-docs` : on change la table, pas la page. C’est le registre de l’article 30 du RGPD pour ce que le produit fait ; l’exploitant y ajoute son nom, celui de son délégué à la protection des données et ses sous-traitants (hébergeur, courriels, SMS). La même table commande l’anonymisation de chaque nuit ([ADR 131](adr/0131-persons-leave-by-a-table.md), [exploitation](DEPLOIEMENT.md#données-personnelles)).',
];

/** What holds for every processing. */
const measures = [
  '## Mesures de sécurité',
  '',
  '- Chaque rôle ne lit que ses dossiers ; une matrice de tests le tient pour chaque appel ([promesses](PROMISES.md)).',
  '- Mots de passe hachés (bcrypt), codes hachés et de courte durée, jetons signés et révocables, pièces derrière des adresses signées de quinze minutes au plus.',
  '- Le journal technique ne porte ni nom, ni téléphone, ni adresse, ni code ; le journal public des comptes ne nomme personne.',
  '- Une personne demande ses données, leur correction ou leur effacement sur la page « Mes données » du site, ou par courrier ; les administrateurs lui répondent en un mois, prolongé une fois de deux, après avoir vérifié son identité par un code ou un document ([ADR 135](adr/0135-a-person-is-answered-from-the-desk.md)).',
  '- Aucun transfert hors de l’Union européenne n’est fait par le produit.',
  '- `retention` anonymise ou supprime chaque nuit ce qui est échu ; `retention scan` cherche ce qui resterait, sans se fier aux marques.',
];

/** The register of processing: one sheet a purpose, one row a kind of data, and the terms that a campaign may set. */
export function registerPage(): string {
  const purposes = Object.keys(processingPurposes) as ProcessingPurpose[];
  const sections = [...purposes.flatMap(sheetOf), ...termsTable(), ...measures];
  return `${[...introduction, '', ...sections].join('\n')}\n`;
}

function sheetOf(purpose: ProcessingPurpose): string[] {
  const { title, recipients } = processingPurposes[purpose];
  const rows = retentionTable.filter((row) => row.purpose === purpose);
  return [
    `## ${title}`,
    '',
    `Destinataires : ${recipients}.`,
    '',
    '| personnes | données | où | base légale | durée | ensuite |',
    '|---|---|---|---|---|---|',
    ...rows.map(lineOf),
    '',
  ];
}

function lineOf({
  persons,
  data,
  service,
  where,
  objects,
  legalBase,
  term,
  countedFrom,
  effect,
}: RetentionRow): string {
  const collections = where.map(({ collection }) => `\`${service}.${collection}\``).join(', ');
  const place = objects === undefined ? collections : `${collections} ; objets : ${objects}`;
  return `| ${[persons, data, place, legalBase, `${durationOf(term)}, depuis ${countedFrom}`, effect].join(' | ')} |`;
}

function durationOf(term: RetentionTerm): string {
  if (term === 'unlimited') return 'sans limite';
  if ('days' in term) return `${term.days} jours`;
  if ('follows' in term) return 'la même durée';
  const { usual, label } = retentionTermRows[term.setting];
  return `${usual} mois (« ${label} »)`;
}

function termsTable(): string[] {
  const rows = retentionTermNames.map((name) => {
    const { label, usual, bounds } = retentionTermRows[name];
    return `| \`${label}\` | ${usual} mois | ${bounds} |`;
  });
  return [
    '## Durées qu’une campagne peut fixer',
    '',
    'Sous `conservation` de [`campaign.yaml`](CAMPAGNES.md), en mois.',
    '',
    '| durée | sans réglage | bornes |',
    '|---|---|---|',
    ...rows,
    '',
  ];
}
