import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen } from '@testing-library/react';
import { atCounter, entry, invoiced, opened } from '../workbench.fixture.ts';
import { FollowFilePage } from './follow-file-page.tsx';

const invoicedFile = (history: RepairFile['history']): RepairFile =>
  buildRepairFile({ history, repair_amounts: { amount_net: 125, amount_to_refund: 50 } });

function open(shown: RepairFile) {
  const props = atCounter();
  props.api.answer(repairRoutes.readOwnRepair, shown);
  const page = (
    <Routes>
      <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
    </Routes>
  );
  return renderScreen(page, { at: '/admin/reparation/dossiers/repair-1' });
}

beforeEach(() => sessionStorage.clear());

describe('a file on paper', () => {
  it('takes its amounts along to paper, and nothing in the place of those it has not yet', async () => {
    const first = open(invoicedFile([opened, invoiced]));
    expect(
      await screen.findByText(
        /^Aide à vous verser\s: 50,00\s€ · Facture HT\s: 125,00\s€ · À payer par le client\s: 100,00\s€$/,
      ),
    ).toHaveClass('print-only');
    first.unmount();
    open(buildRepairFile());
    expect(await screen.findByRole('list', { name: 'Chronologie' })).toBeInTheDocument();
    expect(screen.queryByText(/^Aide à vous verser\s:/)).not.toBeInTheDocument();
  });

  it('keeps on the paper of a corrected file what the client paid, and says the corrected aid apart', async () => {
    const correction = entry('FACCOR', { operation_data: { amount_to_refund: -45 } });
    open({
      ...invoicedFile([opened, invoiced, correction]),
      status: RepairStatus.refunded,
      repair_amounts: { amount_net: 125, amount_to_refund: 5 },
    });
    expect(
      await screen.findByText(
        /^Aide accordée\s: 50,00\s€ · Aide corrigée\s: 5,00\s€ · Facture HT\s: 125,00\s€ · À payer par le client\s: 100,00\s€$/,
      ),
    ).toHaveClass('print-only');
    expect(screen.getByText(/Ce que vous avez reçu en trop est retenu/)).toBeInTheDocument();
    expect(screen.queryByText(/Aide à vous verser/)).not.toBeInTheDocument();
  });

  it('leaves on the screen what says only that there is nothing', async () => {
    const onPaper = (title: string) => screen.getByRole('region', { name: title }).closest('.no-print') === null;
    const first = open(buildRepairFile());
    expect(await screen.findByText('Aucun message pour ce dossier.')).toBeInTheDocument();
    expect(['Facture et photo', 'Messages'].map(onPaper)).toEqual([false, false]);
    first.unmount();
    open(invoicedFile([opened, invoiced, entry('MSG', { operation_data: { text: 'Bonjour' } })]));
    expect(await screen.findByText('Bonjour')).toBeInTheDocument();
    expect(['Facture et photo', 'Messages'].map(onPaper)).toEqual([true, true]);
  });
});
