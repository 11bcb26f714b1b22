import { demonstrationProgramme } from '@alveole/domain';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { handoutFile } from './handout-file.ts';
import { handoutPdf } from './handout-pdf.ts';
import { HandoutLinks } from './handout-links.tsx';
import { handoutOf } from './public-handouts.ts';

/** The text that a reader of PDF finds: a real one, in a process where nothing stands in for it. */
const reader = `
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  const lines = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    for (const { str } of (await (await pdf.getPage(number)).getTextContent()).items) if (str.trim()) lines.push(str);
  process.stdout.write(JSON.stringify({ pages: pdf.numPages, lines }));
`;

/** The program of browser code knows no Node; this test alone runs one. */
interface NodeParts {
  readonly execPath: string;
  readonly execFileSync: (file: string, args: readonly string[], options: object) => string;
}

function readBack(bytes: Uint8Array): { readonly pages: number; readonly lines: readonly string[] } {
  const { execPath } = jest.requireActual<NodeParts>('node:process');
  const { execFileSync } = jest.requireActual<NodeParts>('node:child_process');
  const options = { input: bytes, encoding: 'utf8', stdio: 'pipe' };
  return JSON.parse(execFileSync(execPath, ['--input-type=module', '--eval', reader], options));
}

const kinds = ['procedure', 'faq', 'programme'] as const;
const own = {
  name: 'Vélo & Cie',
  contacts: { citizens: 'tous@velo.example', professionals: 'pro@velo.example', associations: 'asso@velo.example' },
  funders: ['Région Nord', 'Ville de Lens'],
};
/** As one reads it: over the ends of lines, whatever the width of a space that does not break. */
const flat = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a document to take away', () => {
  it.each(kinds)('of the %s says every word of its page, accents and all', (kind) => {
    const source = { campaign: programme2020, programme: demonstrationProgramme };
    const { title, lead, chapters } = handoutOf(kind, source);
    const { lines } = readBack(handoutFile(kind, source).bytes);
    const printed = flat(lines.join(' '));
    for (const text of [title, lead, ...chapters.flatMap((chapter) => [chapter.title, ...chapter.paragraphs])])
      expect(printed).toContain(flat(text));
  });

  it('keeps a figure with its unit, and a colon with its word', () => {
    const word = 'Réparé à l’atelier d’œuvre\u00a0:';
    const paragraph = `${word} `.repeat(12) + '1\u202f234,56\u00a0€ '.repeat(30);
    const { lines } = readBack(
      handoutPdf({ file: '', from: 'Œ', title: 'É', lead: 'œ', chapters: [{ title: 'Ç', paragraphs: [paragraph] }] }),
    );
    const ends = lines.slice(0, -1).filter((line) => line.includes('€') || line.includes('atelier'));
    expect(ends.length).toBeGreaterThan(5);
    for (const line of ends) expect(flat(line)).not.toMatch(/(^[:€]|^234|\b1$|,56$|œuvre$)/);
    expect(flat(lines.join(' '))).toContain(flat(word));
  });

  it.each(kinds)(
    'of the %s says whose programme it is and whom to write to, and nothing of a demonstration',
    (kind) => {
      const printed = flat(
        readBack(handoutFile(kind, { campaign: programme2020, programme: own }).bytes).lines.join(' '),
      );
      expect(printed).toContain('Nous écrire Particuliers : tous@velo.example Professionnels : pro@velo.example');
      expect(printed).toContain('Associations et collectivités : asso@velo.example');
      expect(printed).toContain('Vélo & Cie · page 1 sur');
      expect(printed).not.toMatch(/Alvéole|démonstration/i);
      expect(printed.includes('Région Nord, Ville de Lens')).toBe(kind === 'programme');
    },
  );

  it('goes over several pages that are numbered, under the programme’s name', () => {
    const { pages, lines } = readBack(handoutFile('faq', { campaign: openEndedCampaign, programme: own }).bytes);
    expect(pages).toBeGreaterThan(1);
    expect(lines.filter((line) => line.startsWith('Vélo & Cie · page'))).toHaveLength(pages);
  });

  it('is given to the visitor under its name', async () => {
    const given: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:document', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      given.push(this.download);
    });
    const { config } = fakeRemoteProps();
    const { user } = renderScreen(<HandoutLinks kinds={kinds} config={config} />);
    await user.click(screen.getByRole('button', { name: 'La procédure (PDF)' }));
    await waitFor(() => expect(given).toEqual(['aide-velo-procedure.pdf']));
  });
});
