import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { saveFile } from '../walk/save-file.ts';
import { asRead, readPdf } from '../walk/read-pdf.ts';

interface Handout {
  readonly button: string;
  readonly file: string;
  readonly title: string;
  /** Where the public site tells the same. */
  readonly at: string;
  /** What of that page the document repeats. */
  readonly repeated: string;
}

const handouts: readonly Handout[] = [
  {
    button: 'La procédure (PDF)',
    file: 'aide-velo-procedure.pdf',
    title: 'Faire réparer son vélo avec l’aide',
    at: '/auth/particulier/faq',
    // Steps, rights, conditions, amount and pre-registration are the answers to these questions.
    repeated: ['1b', '2c', '1a', '1c', '3a'].map((step) => `#question-${step}, #question-${step} + div p`).join(', '),
  },
  {
    button: 'Les questions fréquentes (PDF)',
    file: 'aide-velo-questions-frequentes.pdf',
    title: 'Questions fréquentes',
    at: '/auth/particulier/faq',
    repeated: 'h1, section[aria-labelledby^=chapitre] :is(h2, h3, p)',
  },
  {
    button: 'Le programme (PDF)',
    file: 'aide-velo-programme.pdf',
    title: 'Le programme',
    at: '/auth/programme',
    repeated: 'h1, section[aria-labelledby] :is(h2, h3, p, dt, dd)',
  },
];

const textsOf = (page: Page, parts: string) => page.getByRole('main').locator(parts).allInnerTexts();

test.use({ acceptDownloads: true });

for (const { button, file, title, at, repeated } of handouts)
  test(`« ${button} » is a file that says what its page says`, async ({ page }) => {
    await page.goto(at);
    const { name, bytes } = await saveFile(page, () => page.getByRole('button', { name: button }).click());
    expect(name).toBe(file);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ title, language: 'fr-FR' });
    expect(pdf.words).toContain(`Alvéole · page ${pdf.pages} sur ${pdf.pages}`);
    const texts = await textsOf(page, repeated);
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect(pdf.words).toContain(asRead(text));
  });
