import { deskFrames } from './desk-frame.prerender.tsx';

const frames = deskFrames();

it('draws the menu of the role with the entry of the page lit, and the mark where the page goes', () => {
  const frame = frames['waiting/ADM/admin/backend/facture/_id'] ?? '';
  const [, entry] = /aria-current="page"[^>]*>.*?<\/svg>([^<]*)</.exec(frame) ?? [];
  expect(entry).toBe('Réparations');
  expect(frame).toMatch(/<main[^>]*><!--alveole:page--><\/main>/);
});

it('draws no name of a person, and a blank for that of the programme', () => {
  const frame = frames['waiting/REP/admin/accueil'] ?? '';
  expect(frame).toContain('aria-label="{{name}}, accueil"');
  expect(Object.values(frames).filter((html) => html.includes(' style='))).toEqual([]);
});
