import { readMarkdown } from './read-markdown.ts';

const values = { 'éditeur.nom': 'Ville <b>', 'éditeur.courriel': 'ville@exemple.fr', 'éditeur.téléphone': undefined };
const faultsOf = (text: string) => readMarkdown(text, values).faults.map(({ line, sentence }) => `${line} ${sentence}`);

it('reads headings with anchors, paragraphs, nested lists and tables of a legal text', () => {
  const text = '## Éditeur\n\nUn **mot** *doux*.\n\n1. un\n   - deux\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Éditeur';
  expect(readMarkdown(text, values)).toEqual({
    faults: [],
    blocks: [
      { kind: 'heading', level: 2, anchor: 'editeur', spans: [{ text: 'Éditeur' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Un ' },
          { text: 'mot', strong: true },
          { text: ' ' },
          { text: 'doux', emphasis: true },
          { text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [
            { kind: 'paragraph', spans: [{ text: 'un' }] },
            { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', spans: [{ text: 'deux' }] }]] },
          ],
        ],
      },
      { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
      { kind: 'heading', level: 2, anchor: 'editeur-2', spans: [{ text: 'Éditeur' }] },
    ],
  });
});

it('puts what visage.yaml says in the place of placeholders, as text and as a link to write to', () => {
  expect(
    readMarkdown('Par {{ éditeur.nom }}, {{éditeur.courriel}} ([écrire](mailto:{{éditeur.courriel}})).', values),
  ).toEqual({
    faults: [],
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { text: 'Par ' },
          { text: 'Ville <b>' },
          { text: ', ' },
          { text: 'ville@exemple.fr', href: 'mailto:ville@exemple.fr' },
          { text: ' (' },
          { text: 'écrire', href: 'mailto:ville@exemple.fr' },
          { text: ').' },
        ],
      },
    ],
  });
});

it('leads a link to another legal text to its page', () => {
  expect(readMarkdown('[voir](mentions-legales.md)', values).blocks).toEqual([
    { kind: 'paragraph', spans: [{ text: 'voir', href: 'auth/programme/textes/mentions-legales' }] },
  ]);
});

it.each([
  ['HTML', 'Un\n\nmot <b>gras</b>', '3 Du HTML n’est pas permis'],
  ['a script', '<script>alert(1)</script>', '1 Du HTML n’est pas permis'],
  ['a link of a script', 'a\nb [x](javascript:alert(1))', '2 Le lien « javascript:alert(1) » n’est pas permis'],
  ['a link of data', '- a\n- [x](data:text/html,x)', '2 Le lien « data:text/html,x » n’est pas permis'],
  ['a link without encryption', '[x](http://a.example)', '1 Le lien « http://a.example » n’est pas permis'],
  ['an image', '![x](https://a.example/x.png)', '1 Une image n’est pas permise'],
  [
    'a value that was not written',
    '\n\n{{éditeur.téléphone}}',
    '3 « {{éditeur.téléphone}} » : visage.yaml ne dit pas cette valeur.',
  ],
  ['a value that nobody knows', '{{toto}}', '1 « {{toto}} » : visage.yaml ne dit pas cette valeur.'],
  ['a title of the first level', '# Titre', '1 Les titres d’un texte vont de « ## »'],
])('refuses a legal text with %s, and names the line', (_, text, fault) => {
  const [first, ...others] = faultsOf(text).map((sentence) => sentence.replaceAll('\u00a0', ' '));
  expect(first).toContain(fault);
  expect(others.filter((other) => !other.includes('HTML'))).toEqual([]);
});
