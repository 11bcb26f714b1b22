import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { day, instant, queryNumber, sha256 } from '../values/primitives.ts';

/** Lines that one call answers at most. */
export const logLinesPerPage = 1000;

const open = {
  service: 'refunds',
  method: 'GET',
  auth: 'public',
  rateLimit: { perMinute: 600, by: 'address' },
  cacheSeconds: 60,
} as const;

const proof = z.array(sha256).describe('Hashes of subtrees, those nearest to the leaf first (RFC 6962)');
const place = z.int().min(0).max(999_999_999_999);
const leafText = z
  .string()
  .describe('The leaf: a JSON object with kind, cents, funder, version, day, department, file');

const signedHead = z.object({
  text: z.string().describe('What is signed: a JSON object with log, day, size, root and totals by funder'),
  key_id: z.string().describe('First 16 hexadecimal digits of the SHA-256 of the public key'),
  signature: z.string().describe('Ed25519 over the bytes of the text, hexadecimal'),
});
export type SignedLogHead = z.output<typeof signedHead>;

export const readLogKeys = defineRoute({
  ...open,
  name: 'readLogKeys',
  path: '/v1/refunds/log/keys',
  summary: 'Public keys that ever signed a head of the public log, oldest first',
  responses: {
    200: z.array(
      z.object({
        key_id: z.string().describe('First 16 hexadecimal digits of the SHA-256 of the public key'),
        public_key: sha256.describe('The 32 bytes of the Ed25519 key, hexadecimal'),
        since: instant.describe('When it signed first; ISO 8601, UTC'),
      }),
    ),
  },
});

export const readLogHeads = defineRoute({
  ...open,
  name: 'readLogHeads',
  path: '/v1/refunds/log/heads',
  summary: 'Signed heads of the public log, one a day, newest first',
  query: z.strictObject({ before_day: day.describe('Heads of earlier days only').optional() }),
  responses: { 200: z.array(signedHead) },
});

export const readLogLines = defineRoute({
  ...open,
  name: 'readLogLines',
  path: '/v1/refunds/log/lines',
  summary: 'Lines of the public log in its order, as far as the newest head covers them',
  description: `At most ${logLinesPerPage} lines; none from the end of the newest head on. A line never changes.`,
  query: z.strictObject({ from: queryNumber(place).describe('Place of the first line, from 0') }),
  responses: {
    200: z.object({
      from: place.describe('Place of the first line, from 0'),
      lines: z.array(leafText).describe('Leaves of the log, each as its bytes are hashed'),
    }),
  },
});

export const readLogFile = defineRoute({
  ...open,
  name: 'readLogFile',
  path: '/v1/refunds/log/files/:fingerprint',
  summary: 'The lines of one file, each with the proof that the newest head holds it',
  description:
    'The fingerprint is the SHA-256 of `alveole-file`, the number of the file and the code of its receipt, a line each: whoever holds both finds the lines.',
  params: z.strictObject({ fingerprint: sha256 }),
  responses: {
    200: z.object({
      head: signedHead.describe('The newest head'),
      lines: z.array(z.object({ index: place.describe('Place of the line, from 0'), text: leafText, proof })),
    }),
  },
  errors: ['NotFoundException'],
});

const sizeInHead = queryNumber(place.min(1));

export const readLogInclusion = defineRoute({
  ...open,
  name: 'readLogInclusion',
  path: '/v1/refunds/log/inclusion',
  summary: 'The proof that the log of a size holds the line at a place',
  query: z.strictObject({
    index: queryNumber(place).describe('Place of the line, from 0'),
    size: sizeInHead.describe('How many lines the log has; at most those of the newest head'),
  }),
  responses: { 200: z.object({ leaf_hash: sha256.describe('Hash of the leaf'), proof }) },
  errors: ['NotFoundException'],
});

export const readLogConsistency = defineRoute({
  ...open,
  name: 'readLogConsistency',
  path: '/v1/refunds/log/consistency',
  summary: 'The proof that the log of a size goes on from the log of an earlier one',
  query: z.strictObject({
    older: queryNumber(place.min(1)).describe('How many lines the older log had'),
    newer: sizeInHead.describe('How many lines the newer log has; at most those of the newest head'),
  }),
  responses: { 200: z.object({ proof }) },
  errors: ['NotFoundException'],
});
