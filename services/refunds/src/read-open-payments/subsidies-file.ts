import { dataCsvFile } from '@alveole/service-kit';
import { publishingCampaign } from './read-open-payments.ts';
import type { OpenPaymentsPorts } from './read-open-payments.ts';
import { subsidyColumns, subsidyRows } from './subsidy-rows.ts';

/** The CSV file of the schema, piece by piece. Throws NotFoundException before the first where the campaign publishes none. */
export async function subsidiesCsv(ports: OpenPaymentsPorts): Promise<AsyncGenerator<string>> {
  const campaign = await publishingCampaign(ports);
  async function* cells() {
    for await (const rows of subsidyRows(ports, campaign))
      yield rows.map((row) => subsidyColumns.map((column) => row[column]));
  }
  return dataCsvFile(subsidyColumns, cells());
}

/** The same rows as a JSON array: a number and a truth value where the schema has one, and no empty column. */
export async function subsidiesJson(ports: OpenPaymentsPorts): Promise<AsyncGenerator<string>> {
  const campaign = await publishingCampaign(ports);
  async function* pieces() {
    let separator = '[\n';
    for await (const rows of subsidyRows(ports, campaign))
      for (const row of rows) {
        const columns = Object.entries(row).filter(([, value]) => value !== '');
        yield separator + JSON.stringify({ ...Object.fromEntries(columns), ...typedColumns(row) });
        separator = ',\n';
      }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
  return pieces();
}

interface WrittenColumns {
  readonly montant: string;
  readonly notificationUE: string;
  readonly pourcentageSubvention: string;
}

const typedColumns = ({ montant, notificationUE, pourcentageSubvention }: WrittenColumns) => ({
  montant: Number(montant),
  notificationUE: notificationUE === 'oui',
  pourcentageSubvention: Number(pourcentageSubvention),
});
