import type { LegalText } from './legal-text.ts';
import { legalTextElements } from './text-elements.ts';

const text: LegalText = {
  id: 'mentions-legales',
  day: '2026-01-01',
  mark: '0a1b2c3d',
  isDemonstration: true,
  blocks: [
    { kind: 'heading', level: 2, anchor: 'editeur', spans: [{ text: 'Éditeur' }] },
    { kind: 'paragraph', spans: [{ text: 'Voir', href: '#editeur' }, { text: '\n' }, { text: 'fin', strong: true }] },
    { kind: 'table', head: [[{ text: 'a' }]], rows: [[[{ text: '1' }]]] },
  ],
};

const [version, heading, paragraph, table] = legalTextElements({ text });

it('begins a legal text with its version, its PDF, and that it is a demonstration’s', () => {
  expect(version).toEqual({
    tag: 'p',
    children: [
      {
        tag: 'span',
        children: 'Version du 1er janvier 2026 (0a1b2c3d). Texte de démonstration\u00a0: il n’engage personne. ',
      },
      { tag: 'a', attributes: { href: 'documents/mentions-legales.pdf' }, children: 'Ce texte en PDF' },
    ],
  });
});

it('draws headings with anchors, links of the same page by its whole address, and tables with their heads', () => {
  expect(heading).toEqual({
    tag: 'h2',
    attributes: { id: 'editeur' },
    children: [{ tag: 'span', children: 'Éditeur' }],
  });
  expect(paragraph?.children).toEqual([
    {
      tag: 'a',
      attributes: { href: 'auth/programme/textes/mentions-legales#editeur' },
      children: [{ tag: 'span', children: 'Voir' }],
    },
    { tag: 'br', children: [] },
    { tag: 'strong', children: 'fin' },
  ]);
  expect(JSON.stringify(table)).toContain('"tag":"th","attributes":{"scope":"col"}');
});

it('leads from a legal text to the PDF of the version that is announced', () => {
  const [, announced] = legalTextElements({ text, announced: { day: '2027-03-01', mark: '0a1b2c3d' } });
  expect(announced).toMatchObject({
    children: [
      { children: 'Une nouvelle version entrera en vigueur le 1er mars 2027. ' },
      { attributes: { href: 'documents/mentions-legales.2027-03-01.pdf' } },
    ],
  });
});
