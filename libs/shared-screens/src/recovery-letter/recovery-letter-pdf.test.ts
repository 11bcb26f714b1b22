import { creditorReferenceOf, demonstrationProgramme } from '@alveole/domain';
import { recoveryLetterOf } from './recovery-letter.ts';
import { recoveryLetterPdf } from './recovery-letter-pdf.ts';

const campaign = {
  name: 'Vélo Métropole',
  funders: [{ id: 'ville', name: 'Ville d’Exemple', pays: 'remainder' as const }],
};
const recovery = {
  reference: creditorReferenceOf(12),
  entityName: 'Cycles du Rhin',
  requestedCents: 4500,
  paidCents: 0,
  writtenOffCents: 0,
  nettedCents: 0,
  leftCents: 4500,
  createdAt: '2026-03-04T09:00:00.000Z',
  dueOn: '2026-04-03',
  creditor: { name: 'Programme vélo', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  files: Array.from({ length: 60 }, (_, n) => ({
    repairId: `r${n}`,
    fileNumber: `REP00042_${10_000 + n}`,
    amountCents: 75,
  })),
};

it('draws the letter of a payment request with its reference, on as many pages as its files take', async () => {
  const pdf = new TextDecoder('latin1').decode(
    await recoveryLetterPdf(
      recoveryLetterOf(recovery, { programme: demonstrationProgramme, campaign, shop: undefined }),
    ),
  );
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  expect(pdf).toContain('REP00042_10059');
});

it('draws the letter in the colour of the face on white, and in that of Alvéole where the page tells none', async () => {
  const letter = recoveryLetterOf(recovery, { programme: demonstrationProgramme, campaign, shop: undefined });
  const inks = async () => {
    const pdf = new TextDecoder('latin1').decode(await recoveryLetterPdf(letter));
    return /^[\d.]+ [\d.]+ [\d.]+ rg$/m.exec(pdf)?.[0];
  };
  const { style } = document.documentElement;
  style.setProperty('--color-brand-on-white', '#ff0000');
  const ofFace = await inks();
  style.removeProperty('--color-brand-on-white');
  expect(ofFace).toMatch(/^1\.?0* 0\.?0* 0\.?0* rg$/);
  expect(await inks()).not.toBe(ofFace);
});

describe('the letter of a payment request', () => {
  const files = [
    { repairId: 'r1', fileNumber: 'REP00042_10001', amountCents: 10_000, cause: 'corrected' as const },
    { repairId: 'r2', fileNumber: 'REP00042_10002', amountCents: 3519, cause: 'refused' as const },
  ];
  const request = { ...recovery, funderId: 'ville', files, requestedCents: 12_619, paidCents: 1000, leftCents: 11_619 };
  const shop = { companyName: 'BICLOUNE SARL', identifier: '81234567800012', address: '3 quai du Rhin' };
  const letter = () =>
    recoveryLetterOf(request, {
      programme: demonstrationProgramme,
      campaign,
      shop: { ...shop, postcode: '67000', city: 'Strasbourg' } as never,
    });
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  it('names the funder, and the shop by its legal name, its SIRET and its address', () => {
    expect(letter().shop).toEqual(['BICLOUNE SARL', 'SIRET 81234567800012', '3 quai du Rhin', '67000 Strasbourg']);
    expect(letter().facts[0]).toEqual({ label: 'Financeur', value: 'Ville d’Exemple' });
  });

  it('says why for each file, and leads from their sum to what is left, line by line', () => {
    expect(letter().files.map(({ cause }) => cause)).toEqual(['prime corrigée', 'dossier refusé']);
    expect(letter().sums.map(({ label, value }) => `${label} ${plain(value)}`)).toEqual([
      'Total des dossiers 135,19 €',
      'Moins ce qui était dû par ailleurs −9,00 €',
      'Demandé au départ 126,19 €',
      'Déjà reversé −10,00 €',
      'À payer 116,19 €',
    ]);
  });

  it('says to whom one objects', () => {
    expect(letter().contact).toMatch(/vous contestez cette somme.*avant l’échéance/);
    expect(letter().contact).toContain(demonstrationProgramme.contacts.professionals);
  });
});
