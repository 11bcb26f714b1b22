import { cleanSvg } from './clean-svg.ts';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 32"${attributes}>\n${inside}\n</svg>`;

const faultsOf = (text: string) => {
  const read = cleanSvg(text);
  return 'faults' in read ? read.faults.map(({ line, sentence }) => `${line ?? '-'} ${sentence}`) : [];
};

it('keeps shapes, gradients and references within the file, and tells the ratio of a logo', () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9" fill="url(#a)"/><use xlink:href="#a"/>';
  expect(cleanSvg(drawing(inside))).toEqual({
    ratio: 2,
    svg: expect.stringMatching(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 32">.*fill="url\(#a\)".*href="#a"/s,
    ) as string,
  });
});

it('leaves out of a logo what its editor noted for itself', () => {
  const read = cleanSvg(
    drawing('<metadata><rdf:RDF xmlns:rdf="x"/></metadata><g inkscape:label="fond"/>', ' sodipodi:docname="logo.svg"'),
  );
  expect('svg' in read && read.svg).not.toMatch(/metadata|inkscape|sodipodi|rdf/);
});

it('turns the style of a shape of a logo into attributes', () => {
  const read = cleanSvg(drawing('<path d="M0 0" style="fill:#123456;stroke:none;-inkscape-font:x"/>'));
  expect('svg' in read && read.svg).toContain('<path d="M0 0" fill="#123456" stroke="none">');
});

it.each([
  ['a script', '<script>alert(1)</script>', '2 « <script> » n’est pas permis dans un logo.'],
  ['an event', '<path d="M0 0" onload="x()"/>', '2 L’attribut « onload » agit'],
  ['a foreign object', '<g>\n<foreignObject/></g>', '3 « <foreignObject> » n’est pas permis'],
  ['a picture of elsewhere', '<image href="https://a.example/x.png"/>', '2 « <image> » n’est pas permis'],
  ['a reference to elsewhere', '<use href="https://a.example/x.svg#a"/>', '2 « href » mène hors du fichier'],
  ['a link of a script', '<use xlink:href="javascript:alert(1)"/>', '2 « href » mène hors du fichier'],
  ['a fill of elsewhere', '<path d="M0 0" fill="url(https://a.example/x#a)"/>', '2 « fill » mène hors du fichier'],
  [
    'a fill of elsewhere in its style',
    '<path d="M0 0" style="fill:url(//a.example)"/>',
    '2 « fill » mène hors du fichier',
  ],
  ['a hidden address', '<path d="M0 0" fill="url(&#104;ttps:x)"/>', '2 « fill » mène hors du fichier'],
  ['a sheet of styles', '<style>@import "https://a.example"</style>', '2 « <style> » n’est pas permis'],
])('refuses a logo with %s, and names its line', (_, inside, fault) => {
  expect(faultsOf(drawing(inside))).toEqual([expect.stringContaining(fault)]);
});

it.each([
  ['declares an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>', '1 Un logo ne déclare'],
  ['is not well formed', '<svg viewBox="0 0 1 1"><g></svg>', 'n’est pas un SVG bien formé'],
  ['is a page', '<html></html>', '- Ce fichier n’est pas un SVG.'],
  ['has no view', '<svg width="3" height="2"/>', '1 Il manque « viewBox »'],
  ['is too long', `<svg viewBox="0 0 1 1">${' '.repeat(65_536)}</svg>`, '- Le logo dépasse 64 Kio.'],
])('refuses a logo that %s', (_, text, fault) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
});
