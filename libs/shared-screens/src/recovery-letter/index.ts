export { paymentFactsOf, recoveryLetterOf, sumLinesOf } from './recovery-letter.ts';
export type { LetterFact, LetterRequest, RecoveryLetter } from './recovery-letter.ts';
export { recoveryLetterPdf } from './recovery-letter-pdf.ts';
export { letterTexts } from './recovery-letter.text.ts';
