import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { NamedUpload } from './accept-upload.ts';
import { blankPng } from './blank-png.fixture.ts';
import { createObjectStorage } from './object-storage.ts';
import { storageOptions } from './storage-options.ts';
import type { StorageConfig } from './storage-options.ts';

// The testing library stands on this one, so jest's environment is read here.
const settings = storageOptions(process.env as unknown as StorageConfig);
const storage = createObjectStorage(settings);
/** A real store has one bucket for all tests. */
const prefix = `test-${randomUUID()}/`;
const ownerPrefix = `${prefix}shop-1/`;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

afterAll(() => storage.close());

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});

async function upload(key: string, bytes: Uint8Array): Promise<void> {
  const answer = await fetch(await storage.presignPut(key), { method: 'PUT', body: Buffer.from(bytes) });
  expect(answer.status).toBe(200);
}

it('an address for an object of one length takes no other', async () => {
  const url = await storage.presignPut(`${ownerPrefix}${randomUUID()}.pdf`, { size: pdf.length });
  const put = async (bytes: Uint8Array) => (await fetch(url, { method: 'PUT', body: Buffer.from(bytes) })).status;
  expect(await put(Buffer.concat([pdf, pdf]))).toBe(403);
  expect(await put(pdf)).toBe(200);
});

async function acceptAfterUpload(name: string, bytes: Uint8Array, named: Partial<NamedUpload> = {}) {
  const key = `${ownerPrefix}${name}`;
  await upload(key, bytes);
  return storage.accept({ key, ownerPrefix, sha256: sha256(bytes), ...named });
}

async function accepted(name: string, bytes: Uint8Array) {
  const acceptance = await acceptAfterUpload(name, bytes);
  if (!acceptance.ok) throw new Error(acceptance.refusal.reason);
  return acceptance.value;
}

const refusal = (reason: string) => ({ ok: false, refusal: expect.objectContaining({ reason }) });

describe('accepting an upload', () => {
  it('keeps a PDF as it is, under a key that names its content', async () => {
    const value = await accepted('kbis-1.pdf', pdf);
    expect(value).toEqual({
      key: `accepted/${ownerPrefix}kbis-1/${sha256(pdf)}.pdf`,
      sha256: sha256(pdf),
      size: pdf.length,
      kind: 'pdf',
    });
    expect(Buffer.from((await storage.read(value.key)) ?? [])).toEqual(pdf);
  });

  it('keeps a PDF from where it begins: what a mail program wrote before it is left out', async () => {
    const value = await accepted(
      'mailed.pdf',
      Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf]),
    );
    expect(value).toMatchObject({ sha256: sha256(pdf), size: pdf.length, kind: 'pdf' });
    expect(Buffer.from((await storage.read(value.key)) ?? [])).toEqual(pdf);
  });

  it('keeps what was checked, whatever is uploaded to the same name afterwards', async () => {
    const { key } = await accepted('swapped.pdf', pdf);
    await upload(`${ownerPrefix}swapped.pdf`, Buffer.from('%PDF-1.7 another'));
    expect(Buffer.from((await storage.read(key)) ?? [])).toEqual(pdf);
  });

  it('gives the same answer when the same upload is accepted again', async () => {
    expect(await accepted('again.jpg', photo)).toEqual(await accepted('again.jpg', photo));
  });

  it('removes EXIF and position from a photo and turns it upright', async () => {
    expect(photo.includes('secret-owner')).toBe(true);
    const value = await accepted('bike.jpg', photo);
    const stored = Buffer.from((await storage.read(value.key)) ?? []);
    const { exif, width, height, format } = await sharp(stored).metadata();
    expect({ exif, width, height, format }).toEqual({ exif: undefined, width: 20, height: 40, format: 'jpeg' });
    expect(stored.includes('secret-owner')).toBe(false);
    expect(value.sha256).toBe(sha256(stored));
  });

  it('drops bytes hidden behind the picture', async () => {
    const value = await accepted('tail.png', Buffer.concat([blankPng(8, 8), Buffer.from('<script>hidden</script>')]));
    expect(Buffer.from((await storage.read(value.key)) ?? []).includes('hidden')).toBe(false);
  });

  it.each(['.JPG', 'jpeg', 'jpg'])('reads the announced type %s as that of a .jpg', async (extension) => {
    await expect(acceptAfterUpload('named.jpg', photo, { extension })).resolves.toMatchObject({ ok: true });
  });
});

describe('an upload is refused', () => {
  const own = (name: string): NamedUpload => ({ key: `${ownerPrefix}${name}`, ownerPrefix, sha256: sha256(pdf) });

  it('when it was never made', async () => {
    await expect(storage.accept(own('never.pdf'))).resolves.toEqual(refusal('missing'));
  });

  it('when it is empty', async () => {
    await expect(acceptAfterUpload('empty.pdf', Buffer.alloc(0))).resolves.toEqual(refusal('missing'));
  });

  it.each([
    ['another owner’s', `${prefix}shop-2/a.pdf`, ownerPrefix],
    ['an owner’s whose name starts alike', `${prefix}shop-10/a.pdf`, `${prefix}shop-1`],
    ['one that climbs out', `${ownerPrefix}../shop-2/a.pdf`, ownerPrefix],
    ['one of an unknown owner', `${ownerPrefix}a.pdf`, ''],
  ])('when its name is %s', async (_name, key, owner) => {
    await expect(storage.accept({ ...own('a.pdf'), key, ownerPrefix: owner })).resolves.toEqual({
      ok: false,
      refusal: expect.objectContaining({ reason: 'foreign-prefix', code: 'NotAuthorizedException' }),
    });
  });

  it('when it is bigger than allowed, by one byte', async () => {
    await expect(acceptAfterUpload('big.pdf', pdf, { maxBytes: pdf.length - 1 })).resolves.toEqual(refusal('too-big'));
    await expect(acceptAfterUpload('fits.pdf', pdf, { maxBytes: pdf.length })).resolves.toMatchObject({ ok: true });
  });

  it('when its bytes are not those announced', async () => {
    await expect(acceptAfterUpload('other.pdf', pdf, { sha256: sha256(photo) })).resolves.toEqual(
      refusal('wrong-hash'),
    );
  });

  it.each([
    ['a photo under a PDF’s name', 'lie.pdf', () => photo],
    ['a PDF under a photo’s name', 'lie.jpg', () => pdf],
    ['a PNG under a JPEG’s name', 'lie2.jpg', () => blankPng(8, 8)],
    ['a page under a PDF’s name', 'page.pdf', () => Buffer.from('<script>alert(1)</script>')],
  ])('when it is %s', async (_name, name, bytes) => {
    await expect(acceptAfterUpload(name, bytes())).resolves.toEqual(refusal('wrong-type'));
  });

  it('when the operation announces another type than the name', async () => {
    await expect(acceptAfterUpload('typed.pdf', pdf, { extension: '.png' })).resolves.toEqual(refusal('wrong-type'));
  });

  it('when the kind does not fit the purpose', async () => {
    await expect(acceptAfterUpload('photo.pdf', pdf, { kinds: ['jpeg', 'png'] })).resolves.toEqual(
      refusal('wrong-type'),
    );
  });

  it('when an image announces more than 40 million pixels, however small the file', async () => {
    const bomb = blankPng(8_000, 5_001);
    expect(bomb.length).toBeLessThan(20_000);
    await expect(acceptAfterUpload('bomb.png', bomb)).resolves.toEqual(refusal('too-many-pixels'));
  });

  it('when an image is cut short', async () => {
    await expect(acceptAfterUpload('cut.jpg', photo.subarray(0, photo.length / 2))).resolves.toEqual(
      refusal('unreadable-image'),
    );
  });
});

describe('presigned URLs', () => {
  it('sign nothing but the host, and live a quarter of an hour at most', async () => {
    const { searchParams } = new URL(await storage.presignPut(`${ownerPrefix}a.pdf`));
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('host');
    expect(searchParams.get('X-Amz-Expires')).toBe('900');
    expect([...searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    await expect(storage.presignPut(`${ownerPrefix}a.pdf`, { expiresIn: 901 })).rejects.toThrow(RangeError);
  });

  it('start with the address that browsers use', async () => {
    const behindGateway = createObjectStorage({ ...settings, publicEndpoint: 'https://alveole.example' });
    expect(await behindGateway.presignPut(`${ownerPrefix}a.pdf`)).toMatch(
      `https://alveole.example/${settings.bucket}/${ownerPrefix}a.pdf?`,
    );
    behindGateway.close();
  });

  it('never open an accepted object for writing', async () => {
    await expect(storage.presignPut('accepted/x/y.pdf')).rejects.toThrow(RangeError);
  });

  it('are not given for a type that the programme does not know', async () => {
    await expect(storage.presignPut(`${ownerPrefix}page.html`)).rejects.toThrow(RangeError);
    await expect(storage.presignGet(`${ownerPrefix}page.html`)).rejects.toThrow(RangeError);
  });

  it('do not open another object once changed', async () => {
    const { key } = await accepted('mine.pdf', pdf);
    const url = await storage.presignGet(key);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace('shop-1', 'shop-2'))).status).toBe(403);
  });

  it('serve an object by the type of its name, not by what its uploader said', async () => {
    const key = `${ownerPrefix}says-html.pdf`;
    await fetch(await storage.presignPut(key), {
      method: 'PUT',
      body: '<script>',
      headers: { 'content-type': 'text/html' },
    });
    const answer = await fetch(await storage.presignGet(key));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  it('offer a download under a readable name', async () => {
    const { key } = await accepted('named.pdf', pdf);
    const inPlace = await fetch(await storage.presignGet(key));
    expect(inPlace.headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{64}\.pdf"/);
    const download = await fetch(await storage.presignGet(key, { download: 'Facture n° 12 été.pdf' }));
    expect(download.headers.get('content-disposition')).toBe(
      'attachment; filename="Facture n- 12 ete.pdf"; filename*=UTF-8\'\'Facture%20n%C2%B0%2012%20%C3%A9t%C3%A9.pdf',
    );
  });
});

describe('sweeping', () => {
  it('removes forgotten uploads and spares what was accepted', async () => {
    const swept = `${ownerPrefix}swept/`;
    const { key } = await accepted('swept/kept.pdf', pdf);
    const inAMinute = new Date(Date.now() + 60_000);
    expect(await storage.removeUploads(swept, new Date(0))).toBe(0);
    expect(await storage.removeUploads(swept, inAMinute)).toBe(1);
    expect(await storage.removeUploads(`accepted/${swept}`, inAMinute)).toBe(0);
    expect(await storage.read(`${swept}kept.pdf`)).toBeUndefined();
    expect(await storage.read(key)).toBeDefined();
  });
});

describe('an accepted object', () => {
  it('is gone once it is removed, and removing it again does nothing', async () => {
    const { key } = await accepted(`${randomUUID()}.pdf`, pdf);
    expect(await storage.isThere(key)).toBe(true);
    expect(await storage.listAccepted(ownerPrefix)).toContain(key);
    await storage.removeAccepted(key);
    await storage.removeAccepted(key);
    expect([await storage.isThere(key), await storage.read(key)]).toEqual([false, undefined]);
  });

  it('is the only kind that is removed by its key', async () => {
    await expect(storage.removeAccepted(`${ownerPrefix}kbis.pdf`)).rejects.toThrow('Only accepted objects');
  });
});
