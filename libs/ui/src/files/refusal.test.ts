import { describeWeight, offeredTypes, refusalOf } from './refusal.ts';

const rules = { accept: ['image/jpeg', 'image/heic'], maxBytes: 1_000 };
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const fileOf = (content: string, name: string, type = '') => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
};

describe('a photo in the own format of a phone', () => {
  it.each(['image/heic', 'image/heif', 'application/octet-stream', ''])(
    'is taken whatever type the system gives it (%s)',
    async (type) => {
      expect(await refusalOf(fileOf(heic, 'IMG_1.HEIC', type), rules)).toBeUndefined();
    },
  );

  it('is refused where it is not asked for', async () => {
    expect(await refusalOf(fileOf(heic, 'IMG_1.HEIC'), { ...rules, accept: ['image/jpeg'] })).toMatch(/pas accepté/);
  });

  it('is offered by its endings too', () => {
    expect(offeredTypes(rules.accept)).toEqual(['image/jpeg', 'image/heic', '.heic', '.heif', '.hif']);
  });
});

describe('a PDF', () => {
  const documents = { accept: ['application/pdf', 'image/jpeg'], maxBytes: 1_000 };

  it.each(['application/pdf', 'application/octet-stream', 'application/download', ''])(
    'is taken when it is announced as %j, whatever its name',
    async (type) => {
      expect(await refusalOf(fileOf('%PDF-1.7', 'facture', type), documents)).toBeUndefined();
    },
  );

  it('is refused when it is none, though it is announced as one', async () => {
    expect(await refusalOf(fileOf('GIF89a', 'facture.pdf', 'application/pdf'), documents)).toMatch(/pas accepté/);
  });

  it('is offered where a system knows it by no type', () => {
    expect(offeredTypes(documents.accept)).toEqual([
      'application/pdf',
      '.pdf',
      'application/octet-stream',
      'image/jpeg',
    ]);
  });
});

describe('a file of a bank', () => {
  const banks = { accept: ['text/xml'], maxBytes: 1_000 };
  const wide = Array.from('<?xml version="1.0"?>', (character) => `${character}\0`).join('');

  it.each([
    ['camt.xml', 'application/xml'],
    ['RELEVE.053', 'application/octet-stream'],
    ['releve.txt', 'text/plain'],
    ['releve', ''],
  ])('is taken as %s of type %j', async (name, type) => {
    for (const content of ['<?xml version="1.0"?><Document/>', '\xef\xbb\xbf<Document/>', `\xff\xfe${wide}`])
      expect(await refusalOf(fileOf(content, name, type), banks)).toBeUndefined();
  });

  it.each([
    ['a text', 'releve du mois'],
    ['a page of HTML', '<!doctype html><html></html>'],
  ])('is refused when it is %s', async (_what, content) => {
    expect(await refusalOf(fileOf(content, 'camt.xml', 'text/xml'), banks)).toMatch(/Choisissez un fichier XML/);
  });

  it('is offered whatever it is called', () => {
    expect(offeredTypes(banks.accept)).toEqual([]);
  });
});

describe('a table of a spreadsheet', () => {
  const tables = { accept: ['text/csv'], maxBytes: 1_000 };

  it.each(['text/csv', 'application/vnd.ms-excel', ''])(
    'is taken whatever type the system gives it (%s)',
    async (type) => {
      expect(await refusalOf(fileOf('REP00123;', 'Liste.CSV', type), tables)).toBeUndefined();
      expect(await refusalOf(fileOf('\xd0\xcf\x11\xe0\0', 'Liste.xls', 'application/vnd.ms-excel'), tables)).toMatch(
        /pas accepté/,
      );
    },
  );

  it('is offered by its ending too', () => {
    expect(offeredTypes(tables.accept)).toEqual(['text/csv', '.csv']);
  });
});

describe('a picture that is made smaller before it is sent', () => {
  const documents = { accept: ['application/pdf', 'image/jpeg'], maxBytes: 10, maxPictureBytes: 20 };
  const jpeg = (length: number) => fileOf('\xff\xd8\xff'.padEnd(length, '.'), 'photo.jpg');

  it('may weigh more than a document', async () => {
    expect(await refusalOf(jpeg(20), documents)).toBeUndefined();
    expect(await refusalOf(fileOf('%PDF-1.7'.padEnd(20, '.'), 'facture.pdf'), documents)).toMatch(/le maximum est/);
    expect(await refusalOf(jpeg(21), documents)).toMatch(/le maximum est/);
  });

  it('has its own weight told beside the one of a document', () => {
    const mega = { maxBytes: 10_000_000, maxPictureBytes: 60_000_000 };
    const text = (accept: string[]) => describeWeight({ accept, ...mega }).replace(/\s/g, ' ');
    expect(text(['application/pdf', 'image/jpeg'])).toBe('10 Mo au plus (image : 60 Mo)');
    expect(text(['image/jpeg'])).toBe('60 Mo au plus');
    expect(text(['text/xml'])).toBe('10 Mo au plus');
  });
});
