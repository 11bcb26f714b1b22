import { funderRoutes } from '@alveole/contracts/funder';
import { formatEuros } from '@alveole/domain';
import type { DemoApi } from '../api.ts';
import type { Step } from '../journey.ts';
import { servedFunders } from '../served-campaign.ts';
import { signInAsAdministrator } from '../sign-in.ts';

/** Each funder of the campaign is called for what is new of its share, as far as a signed head covers it. */
export const callFunds: Step = {
  title: 'Chaque financeur est appelé pour sa part',
  async run({ api }) {
    const token = await signInAsAdministrator(api, 0);
    const funders = await servedFunders(api);
    if (funders.length === 0) return 'le programme paie seul';
    const calls: string[] = [];
    for (const { id, name } of funders) calls.push(`${name}\u00a0: ${await callFunder(api, token, id)}`);
    return calls.join(' ; ');
  },
};

async function callFunder(api: DemoApi, token: string, funder_id: string): Promise<string> {
  const preview = await api.call(funderRoutes.previewFundCall, { query: { funder_id } }, token);
  const { number, until_day, former_basis: basis = 'committed', committed_cents, paid_cents } = preview;
  const called_cents = basis === 'committed' ? committed_cents : paid_cents;
  if (until_day === undefined || called_cents <= 0) return 'rien de nouveau dans un relevé signé';
  const body = { funder_id, number, basis, until_day, called_cents };
  const { call_id } = await api.call(funderRoutes.issueFundCall, { body }, token);
  const csv = await api.client.refunds.readFundCallCsv({ params: { id: call_id } }, { token });
  const sum = sumOfColumn(csv, basis === 'committed' ? 3 : 4);
  if (sum !== called_cents) throw new Error(`l’appel demande ${called_cents} centimes, ses lignes en font ${sum}`);
  return `appel n°\u00a0${number}, ${formatEuros(called_cents)}`;
}

/** Cents of a column of the file of a call. */
function sumOfColumn(csv: string, column: number): number {
  const rows = csv.split('\r\n').slice(1);
  return rows.reduce((sum, row) => sum + centsIn(row.split(';')[column] ?? ''), 0);
}

/** Cents of a French decimal; 0 where the cell is empty. */
const centsIn = (cell: string): number => Math.round(Number(cell.replace(',', '.')) * 100);
