import type { jsPDF } from 'jspdf';

/** Millimetres on a page of A4. */
export const sheet = { width: 210, left: 20, right: 190, top: 25, bottom: 272, foot: 287 };

/** Always as on white paper, whatever the theme of the screen. */
export const ink = { text: '#15211f', soft: '#4a5a57', line: '#c3ccc8' };

const ownBrand = '#0b5f5c';

/** The colour of the installation's face, on white; that of Alvéole where no page tells one. */
export function brandColour(): string {
  if (typeof document === 'undefined') return ownBrand;
  const written = getComputedStyle(document.documentElement).getPropertyValue('--color-brand-on-white').trim();
  return /^#[0-9a-f]{6}$/i.test(written) ? written : ownBrand;
}

/** Where one goes on: on another page, if this one is full. */
export function onPage(pdf: jsPDF, y: number): number {
  if (y <= sheet.bottom) return y;
  pdf.addPage();
  return sheet.top;
}

/** The fonts that every reader has know no narrow space, and no sign but a hyphen. */
export function printable(text: string): string {
  return text
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/\u2212/g, '-')
    .replace(/’/g, "'");
}
