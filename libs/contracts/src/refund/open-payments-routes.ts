import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { fileBytes } from '../define/route-parts.ts';
import { day, text } from '../values/primitives.ts';

const open = {
  service: 'refunds',
  method: 'GET',
  auth: 'public',
  cacheSeconds: 60,
  errors: ['NotFoundException'],
} as const;

const whereSaid =
  'Where the campaign publishes payments by shop; 404 elsewhere. Only legal persons are named, and no sum is that of fewer than five files: smaller transfers are joined with the next ones.';

/** The last day of the payment behind which a page begins, and its id. */
const paymentCursor = z.string().regex(/^\d{4}-\d{2}-\d{2},[0-9a-f]{32}$/, 'Invalid cursor');

const openPayment = z.object({
  payment_id: z.string().describe('Stays as long as its first transfer stands'),
  shop_name: z.string().describe('Company name of the shop'),
  siret: z.string().optional().describe('SIRET of the shop; absent of an association that told none'),
  rna: z.string().optional().describe('Number of the shop in the register of associations'),
  city: z.string().optional().describe('Commune of the shop'),
  department: z.string().describe('Department of the shop'),
  funder: z.string().describe('Id of the funder'),
  first_day: day.describe('Day of the first transfer'),
  last_day: day.describe('Day of the last transfer'),
  amount_cents: z.int().describe('What the transfers paid together, cents'),
  files: z.int().describe('Different files that they paid, five or more'),
});

export const openPayments = z.object({
  payments: z.array(openPayment).describe('Newest first'),
  next: paymentCursor.optional().describe('`after` of the next page; absent on the last one'),
  count: z.int().describe('Payments that match, on all pages'),
  amount_cents: z.int().describe('Their sum, cents'),
  others_cents: z
    .int()
    .describe(
      'Paid by the programme to shops that are not named, or for too few files yet, whatever is searched; cents',
    ),
  departments: z.array(z.string()).describe('Departments that have payments'),
  years: z.array(z.string()).describe('Years that have payments, the newest first'),
});
export type OpenPayments = z.output<typeof openPayments>;

export const readOpenPayments = defineRoute({
  ...open,
  name: 'readOpenPayments',
  path: '/v1/refunds/open_payments',
  work: 'list',
  summary: 'Search what was paid to shops, by name, SIRET, commune, department and year',
  description: whereSaid,
  query: z.strictObject({
    search: text(80).optional().describe('Words of a name or a commune, a department, or digits of a SIRET'),
    department: z
      .string()
      .regex(/^(\d{2,3}|2[AB]|ZZ)$/, 'Invalid characters')
      .optional(),
    year: z
      .string()
      .regex(/^\d{4}$/, 'Invalid characters')
      .optional()
      .describe('Of the last transfer, four digits'),
    after: paymentCursor.optional(),
  }),
  responses: { 200: openPayments },
  rateLimit: { perMinute: 120, by: 'address' },
});

const wholeFile = { ...open, work: 'list', isFile: true, rateLimit: { perMinute: 20, by: 'address' } } as const;

export const readOpenSubsidies = defineRoute({
  ...wholeFile,
  name: 'readOpenSubsidies',
  path: '/v1/refunds/open_subsidies.json',
  summary: 'Every payment to a shop as a subsidy of the French schema (SCDL « subventions » 2.1.1), as JSON',
  description: `${whereSaid} The rows of the CSV file, whose columns are their names; newest first.`,
  responses: { 200: fileBytes },
  contentType: 'application/json; charset=utf-8',
});

export const readOpenSubsidiesCsv = defineRoute({
  ...wholeFile,
  name: 'readOpenSubsidiesCsv',
  path: '/v1/refunds/open_subsidies.csv',
  summary: 'Every payment to a shop as a subsidy of the French schema (SCDL « subventions » 2.1.1), as CSV',
  description: `${whereSaid} Commas, decimal points, UTF-8 without a mark, as the schema asks; newest first.`,
  responses: { 200: fileBytes },
  contentType: 'text/csv; charset=utf-8',
});
