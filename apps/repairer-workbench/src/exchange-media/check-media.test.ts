import { heic, jpeg, pdf } from '../workbench.fixture.ts';
import { freshPhotoFault, invoiceFault, photoFault } from './check-media.ts';

const noPicture = 'Ce fichier n’est pas une photo\u00a0: choisissez une image JPEG, PNG, HEIC ou AVIF';
const now = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;

describe('what a file must be', () => {
  it('lets a PDF be an invoice, and no photo', async () => {
    expect(await invoiceFault(pdf())).toBeUndefined();
    expect(await photoFault(pdf())).toBe(noPicture);
  });

  it('goes by what a file is, not by its name', async () => {
    expect(await invoiceFault(new File(['%PDF-1.7'], 'facture'))).toBeUndefined();
    expect(await photoFault(new File(['%PDF-1.7'], 'velo.jpg'))).toBe(noPicture);
  });

  it.each([photoFault, invoiceFault])('takes the pictures of a phone in its own format', async (faultOf) => {
    expect(await faultOf(heic())).toBeUndefined();
  });

  it('wants the photo of a pick-up to be of the last 24 hours', async () => {
    expect(await freshPhotoFault(jpeg({ lastModified: now.getTime() - 23 * hour }), now)).toBeUndefined();
    expect(await freshPhotoFault(jpeg({ lastModified: now.getTime() - 25 * hour }), now)).toBe(
      'Merci de sélectionner une photo plus récente',
    );
  });
});
