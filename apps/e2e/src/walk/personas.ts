import { randomInt } from 'node:crypto';
import { freshState, samplePdf, samplePng } from '@alveole/demo';
import { personName } from '@alveole/domain';
import type { Partner } from './register.ts';

/** A shop, a cyclist and a bike that no run has met before, and what they say about themselves. */
export function freshPersonas() {
  const { mail, password, siret, phone, lastname, bikeSerial, shopName } = freshState();
  return {
    shop: {
      kind: 'Vélociste',
      name: shopName,
      mail,
      password,
      mobile: freshPhone('06'),
      phone: freshPhone('04'),
      identifier: { 'Numéro SIRET': siret },
      apeCode: '4764Z',
      proof: 'Extrait KBIS',
      activity: 'Des réparations',
    } satisfies Partner,
    cyclist: {
      lastName: lastname,
      firstName: 'CLAIRE',
      phone: `0${phone.slice(3)}`,
      sentTo: phone,
      mail: `${lastname.toLowerCase()}@exemple.fr`,
      /** Where he wants his receipt, and nothing else. */
      receiptMail: `recu.${lastname.toLowerCase()}@exemple.fr`,
    },
    bike: { serial: bikeSerial, brand: 'Autre' },
  };
}
export type Personas = ReturnType<typeof freshPersonas>;

/** `MARTINABCD Claire`, as screens write a person. */
export function displayedName({ firstName, lastName }: Pick<Personas['cyclist'], 'firstName' | 'lastName'>): string {
  return personName({ firstName, lastName });
}

const pdf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(lines)),
});

export const documents = {
  kbis: pdf('kbis.pdf', ['Extrait Kbis']),
  identity: pdf('identite.pdf', ['Carte nationale d identite']),
  invoice: pdf('facture-2026-118.pdf', ['Facture 2026-118', 'Freins et chaine', 'Total HT 125,00 EUR']),
  photo: { name: 'velo.png', mimeType: 'image/png', buffer: Buffer.from(samplePng([11, 95, 92])) },
} as const;

/** An invoice that no other file has: a session has as many files with one invoice as learners. */
export const freshInvoice = () =>
  pdf('facture-seance.pdf', [`Facture ${freshPhone('')}`, 'Seance', 'Total HT 90,00 EUR']);

/** Ten digits that begin so. */
export function freshPhone(prefix: string): string {
  // Neither 06 39 nor 06 9, which are overseas: SMS go there by another country code.
  return `${prefix}1${String(randomInt(10 ** 7)).padStart(7, '0')}`;
}
