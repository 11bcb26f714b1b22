import { isCreditNoteText, isCreditNoteXml } from './credit-note.ts';

describe('the text of a credit note', () => {
  it.each([
    'AVOIR',
    'Avoir n° 2024-12',
    'AVOIR N°12',
    'Facture d’avoir',
    'Facture d’avoir n° A-12',
    'Note de crédit',
    'Avoir sur facture FA-2024-118',
    'Avoir du 12/03/2024',
    'AVOIR : 12',
    'AV Cycles\tAVOIR A2024-118',
  ])('is known by its title: %s', (line) => {
    expect(isCreditNoteText(['Cycles du Rhin', line])).toBe(true);
  });

  it.each([
    'Merci d’avoir choisi notre atelier',
    'Avoir un vélo en bon état',
    'Le client déclare avoir reçu 12 pièces',
    'Facture n° 2024-12',
    'Savoir-faire français',
    'Sans avoir',
  ])('is not seen in %s', (line) => {
    expect(isCreditNoteText([line])).toBe(false);
  });
});

describe('the structured invoice of a credit note', () => {
  const xml = (type: string, total: string, prefix = 'ram:') =>
    `<rsm:CrossIndustryInvoice><rsm:ExchangedDocument><${prefix}ID>1</${prefix}ID><${prefix}TypeCode>${type}</${prefix}TypeCode></rsm:ExchangedDocument>
     <${prefix}ApplicableTradeTax><${prefix}TypeCode>VAT</${prefix}TypeCode></${prefix}ApplicableTradeTax>
     <${prefix}GrandTotalAmount currencyID="EUR">${total}</${prefix}GrandTotalAmount></rsm:CrossIndustryInvoice>`;

  it.each([
    ['type 381', xml('381', '42.50')],
    ['type 381 without prefixes', xml('381', '42.50', '')],
    ['type 380 of less than nothing', xml('380', '-42.50')],
  ])('is known by %s', (_what, content) => expect(isCreditNoteXml(content)).toBe(true));

  it.each([
    ['an ordinary invoice', xml('380', '42.50')],
    ['something else', '<invoice/>'],
    ['nothing', ''],
  ])('is not seen in %s', (_what, content) => expect(isCreditNoteXml(content)).toBe(false));
});
