import { refundRoutes } from '@alveole/contracts/refund';
import { implement, StreamedFile } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { readOpenPayments } from './read-open-payments.ts';
import type { OpenPaymentsPorts } from './read-open-payments.ts';
import { subsidiesCsv, subsidiesJson } from './subsidies-file.ts';

/** What was paid to shops, for anybody, where the campaign says so. */
export function readOpenPaymentsRoutes(ports: OpenPaymentsPorts): ImplementedRoute[] {
  return [
    implement(refundRoutes.readOpenPayments, ({ query: { search: text, department, year, after } }) =>
      readOpenPayments(ports, { text, department, year }, after),
    ),
    implement(
      refundRoutes.readOpenSubsidies,
      async () => new StreamedFile('subventions.json', await subsidiesJson(ports)),
    ),
    implement(
      refundRoutes.readOpenSubsidiesCsv,
      async () => new StreamedFile('subventions.csv', await subsidiesCsv(ports)),
    ),
  ];
}
