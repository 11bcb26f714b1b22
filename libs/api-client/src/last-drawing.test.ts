import { buildOf, forgetLastDrawings, keepLastDrawing, lastDrawingOf } from './last-drawing.ts';

const monday = Date.parse('2026-03-16T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const home = { userId: 'user-1', build: 'build-1', at: monday, html: '<h1>Accueil</h1>' };
const path = '/admin/accueil';

beforeEach(() => localStorage.clear());

it('gives how a page looked last to the same person in the same build', () => {
  keepLastDrawing(localStorage, path, { ...home, html: '<h1>Avant</h1>' });
  keepLastDrawing(localStorage, path, home);
  expect(lastDrawingOf(localStorage, path, home, monday + day)).toBe('<h1>Accueil</h1>');
});

it.each([
  ['another person', path, { ...home, userId: 'user-2' }, monday],
  ['another build', path, { ...home, build: 'build-2' }, monday],
  ['another page', '/admin/virements', home, monday],
  ['a day more than a week later', path, home, monday + 8 * day],
])('gives no drawing to %s', (_case, wantedPath, wanted, now) => {
  keepLastDrawing(localStorage, path, home);
  expect(lastDrawingOf(localStorage, wantedPath, wanted, now)).toBeUndefined();
});

it('keeps no drawing of more than 100,000 characters, and erases the one before', () => {
  keepLastDrawing(localStorage, path, home);
  keepLastDrawing(localStorage, path, { ...home, html: 'x'.repeat(100_001) });
  expect(lastDrawingOf(localStorage, path, home, monday)).toBeUndefined();
});

it('erases every drawing and nothing else', () => {
  localStorage.setItem('alveole.waiting', '2');
  keepLastDrawing(localStorage, path, home);
  forgetLastDrawings(localStorage);
  expect(Object.keys(localStorage)).toEqual(['alveole.waiting']);
});

it('tells builds apart by the shell’s script and by the remotes that the page names', () => {
  const page = (shell: string, version: string): Document =>
    new DOMParser().parseFromString(
      `<script src="assets/shell.${shell}.js"></script><script type="application/json" id="alveole-remotes">${version}</script>`,
      'text/html',
    );
  const builds = [page('1', 'a'), page('2', 'a'), page('1', 'b')].map(buildOf);
  expect(new Set(builds).size).toBe(3);
});
