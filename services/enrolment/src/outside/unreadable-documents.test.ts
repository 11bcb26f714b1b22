import { randomUUID } from 'node:crypto';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, fileOf, partnerOf, password, register, saveOf, shopData } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

/** A page with a line on it. */
const page = [
  '%PDF-1.4',
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj',
  '4 0 obj\n<< /Length 20 >>\nstream\n50 800 m 500 800 l S\nendstream\nendobj',
  'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
].join('\n');
const altered = (from: string, to: string) => Buffer.from(page.replace(from, to));

const unreadable = [
  [
    'asks for a password',
    altered('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 >>'),
    'The PDF is encrypted.',
  ],
  ['has no page', altered('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'), 'The PDF has no page.'],
  [
    'is an XFA form',
    altered('/Pages 2 0 R', '/Pages 2 0 R /AcroForm << /XFA 4 0 R >>'),
    'The PDF is a form that only its own program shows.',
  ],
  [
    'is the cover of a portfolio',
    altered('/Pages 2 0 R', '/Pages 2 0 R /Collection << >>'),
    'The PDF is a cover around attached files.',
  ],
  ['has an empty first page', altered('/Contents 4 0 R', ''), 'The first page of the PDF is empty.'],
] as const;

describe('a PDF that nobody can read', () => {
  it.each(unreadable)(
    'is refused as the KBIS of a registration, which leaves no account, when it %s',
    async (_what, bytes, message) => {
      const { mail, entity_id, prefix, code } = await applicant(enrolment);
      const kbis = await enrolment.uploadAs(enrolment.visitor, prefix, 'pdf', bytes);
      const documents = [{ ...kbis, media_gender: 'KBIS' as const, media_id: randomUUID() }];
      const answer = await enrolment.visitor.post('/enrolment/entity', {
        entity_id,
        entity_data: shopData({ documents }),
        code,
        password,
      });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        'UnreadableDocumentException',
        message,
      ]);
      expect(enrolment.accounts.has(mail)).toBe(false);
    },
  );

  it.each(unreadable)(
    'is refused as an identity document, and what stood before stays, when it %s',
    async (_what, bytes, message) => {
      const shop = await register(enrolment);
      const owner = partnerOf(enrolment, shop);
      const before = await fileOf(enrolment, shop.id);
      const identity = await enrolment.uploadAs(owner, `${shop.id}/`, 'pdf', bytes);
      const documents = [{ ...identity, media_gender: 'PID' as const, media_id: randomUUID() }];
      const answer = await saveOf(enrolment, shop, { documents });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        'UnreadableDocumentException',
        message,
      ]);
      expect((await fileOf(enrolment, shop.id)).row_hash).toBe(before.row_hash);
    },
  );
});

describe('a PDF that a reader shows', () => {
  it.each([
    ['it has junk before it', Buffer.from(`Content-Type: application/pdf\r\n\r\n${page}`)],
    ['its pages do not say what they are', altered('/Type /Page /Parent', '/Parent')],
    ['its box is no rectangle', altered('[0 0 595 842]', '[null]')],
  ])('is taken as the KBIS though %s', async (_what, bytes) => {
    const { entity_id, prefix, code } = await applicant(enrolment);
    const kbis = await enrolment.uploadAs(enrolment.visitor, prefix, 'pdf', bytes);
    const documents = [{ ...kbis, media_gender: 'KBIS' as const, media_id: randomUUID() }];
    const answer = await enrolment.visitor.post('/enrolment/entity', {
      entity_id,
      entity_data: shopData({ documents }),
      code,
      password,
    });
    expect(answer.status).toBe(200);
  });
});
