import { openRepairBody, operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { RepairKind } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen } from '@testing-library/react';
import { ConfirmPickUpPage } from '../confirm-pick-up/confirm-pick-up-page.tsx';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { RecordInvoicePage } from '../record-invoice/record-invoice-page.tsx';
import { counterInOutage, hash } from '../send-later/outage.fixture.ts';
import { OutboxContext } from '../send-later/use-outbox.ts';
import { atCounter, invoiced, opened, sentPdf } from '../workbench.fixture.ts';

const { openRepair, operateRepair, readOwnRepair } = repairRoutes;
type Outage = Awaited<ReturnType<typeof counterInOutage>>;
const invoice = (announcedPremiumCents?: number) => operationBody.invoice(sentPdf, 125_00, { announcedPremiumCents });
const pages = ['/admin/reparation/livraison', '/admin/seances/liste', '/admin/livraison/finalisation'] as const;

beforeEach(() => sessionStorage.clear());

const send = ({ counter }: Outage, repairId: string, operation: RepairOperationInput) =>
  counter.call(operateRepair, { body: operateRepairBody({ repairId, rowHash: hash, operation }) });

/** A file that is opened, and whose invoice is typed, while nobody answers. */
async function openInvoiced(outage: Outage, kind: 0 | 1, operation: RepairOperationInput): Promise<string> {
  outage.server.isReached = false;
  const bike = { brand: 'Gitane', serial: 'GT-77' };
  const body = openRepairBody({ localId: crypto.randomUUID(), kind, consumerId: 'B7K2M9QX', bike });
  const { repair_id: repairId } = await outage.counter.call(openRepair, { body });
  await send(outage, repairId, operation);
  return repairId;
}

function show(outage: Outage, at: string) {
  const props = { ...atCounter(), api: outage.counter };
  renderScreen(
    <OutboxContext value={outage.outbox}>
      <Routes>
        <Route path={`${pages[0]}/:id`} element={<FollowFilePage {...props} />} />
        <Route path={`${pages[1]}/:id`} element={<RecordInvoicePage {...props} />} />
        <Route path={`${pages[2]}/:id`} element={<ConfirmPickUpPage {...props} />} />
      </Routes>
    </OutboxContext>,
    { at },
  );
}

/** Under the title, or in the bar of a phone. */
const owed = async () => (await screen.findAllByText(/^À payer par le client/, { selector: 'p' }))[0];

describe('an invoice that waits on this device', () => {
  it.each(pages)(
    'shows under the title of %s what the client owes, by the premium that the form told',
    async (page) => {
      const outage = await counterInOutage();
      show(outage, `${page}/${await openInvoiced(outage, RepairKind.repair, invoice(50_00))}`);
      expect(await owed()).toHaveTextContent('À payer par le client 100,00 €');
    },
  );

  it.each(pages)('shows on %s what each learner of a session of two owes, the tax alone', async (page) => {
    const outage = await counterInOutage();
    const session = operationBody.sessionInvoice(sentPdf, 2);
    show(outage, `${page}/${await openInvoiced(outage, RepairKind.session, session)}`);
    expect(await owed()).toHaveTextContent('À payer par le client 9,00 €');
  });

  it('shows no sum where the form could tell no premium', async () => {
    const outage = await counterInOutage();
    show(outage, `${pages[2]}/${await openInvoiced(outage, RepairKind.repair, invoice())}`);
    expect(await screen.findByText(/part dès que le serveur répond/)).toBeInTheDocument();
    expect(screen.queryByText(/^À payer par le client/)).not.toBeInTheDocument();
  });

  it('replaces the sum of the invoice before', async () => {
    const outage = await counterInOutage();
    const repair_amounts = { amount_net: 125, amount_to_refund: 50 };
    const file = { repair_id: 'repair-1', row_hash: hash, repair_amounts, history: [opened, invoiced] };
    outage.api.answer(readOwnRepair, buildRepairFile({ ...file, missing: ['PHO', 'VAL'] }));
    await outage.counter.call(readOwnRepair, { params: { id: 'repair-1' } });
    outage.server.isReached = false;
    await send(outage, 'repair-1', operationBody.invoice(sentPdf, 80_00, { announcedPremiumCents: 50_00 }));
    show(outage, `${pages[0]}/repair-1`);
    expect(await owed()).toHaveTextContent('À payer par le client 46,00 €');
  });
});
