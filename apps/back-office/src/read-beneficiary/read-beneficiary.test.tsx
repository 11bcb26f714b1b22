import { appError } from '@alveole/contracts';
import { deskRoutes } from '@alveole/contracts/desk';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ReadBeneficiaryPage } from './read-beneficiary-page.tsx';

const { listRepairs } = repairRoutes;
const { readRepairHints } = reviewRoutes;

const fileOf = (number: number, changes: Partial<RepairFile> = {}): RepairFile => ({
  ...completeRepair({
    repair_id: `repair-${number}`,
    repair_rozo_id: `REP00042_1000${number}`,
    repair_consumer_id: 'K7RM4T2X',
  }),
  ...changes,
});

function open(files: RepairFile[]) {
  const props = atDesk();
  props.api.answer(listRepairs, files);
  const page = (
    <Routes>
      <Route path="/admin/backend/beneficiaire/:id" element={<ReadBeneficiaryPage {...props} />} />
    </Routes>
  );
  return { props, show: () => renderScreen(page, { at: '/admin/backend/beneficiaire/K7RM4T2X' }) };
}
const plain = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');

describe('the page of a beneficiary', () => {
  it('shows the files of a beneficiary, what they used of his bikes and lessons, and the premiums granted and asked for', async () => {
    const { props, show } = open([
      fileOf(1),
      fileOf(2, { status: RepairStatus.refunded }),
      fileOf(3, { status: RepairStatus.notEligible }),
      fileOf(4, { gender: RepairKind.session, status: RepairStatus.validated }),
      fileOf(5, { repair_consumer_id: 'B7K2M9QX' }),
    ]);
    show();
    const facts = await screen.findByRole('region', { name: 'Primes du bénéficiaire' });
    for (const part of [
      'Vélos aidés2 sur 10',
      'Séances aidées1 sur 1',
      'Primes accordées100,00 €',
      'Primes demandées, à décider50,00 €',
    ])
      expect(plain(facts)).toContain(part);
    const files = within(screen.getByRole('grid', { name: 'Dossiers du bénéficiaire' }));
    expect(files.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'REP00042_10001',
      'REP00042_10002',
      'REP00042_10003',
      'REP00042_10004',
    ]);
    expect(files.getByRole('link', { name: 'REP00042_10002' })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00042_10002',
    );
    expect(props.api.callsOf(listRepairs)[0]?.query).toEqual({ query: 'K7RM4T2X' });
  });

  it('shows the flags of a beneficiary with their reason and end', async () => {
    const { props, show } = open([fileOf(1)]);
    props.api.answer(deskRoutes.readFlags, [
      {
        flag_id: 'flag-1',
        subject: 'person',
        subject_id: 'K7RM4T2X',
        reason: 'Trois vélos le même jour',
        last_day: '2026-12-31',
        set_at: '2026-03-02T09:00:00.000Z',
        user_name: 'Jean Roux',
        state: 'in-force',
      },
    ]);
    show();
    expect(await screen.findByText('Trois vélos le même jour')).toBeInTheDocument();
    expect(props.api.callsOf(deskRoutes.readFlags)[0]).toMatchObject({ params: { subject: 'person', id: 'K7RM4T2X' } });
  });

  it('shows the hints of the files that wait for a decision with their number, and asks for those of no other', async () => {
    const { props, show } = open([fileOf(1), fileOf(2, { status: RepairStatus.refunded })]);
    props.api.answer(readRepairHints, [{ kind: 'amount_unlike', amounts: { typed: 125, printed: [] }, others: [] }]);
    show();
    const hints = await screen.findByRole('region', { name: 'À vérifier, dossier par dossier' });
    expect(within(hints).getByRole('link', { name: 'REP00042_10001' })).toBeInTheDocument();
    expect(hints).toHaveTextContent(/Montant saisi/);
    expect(props.api.callsOf(readRepairHints).map(({ params }) => params.id)).toEqual(['repair-1']);
  });

  it('says that a beneficiary has no file', async () => {
    open([]).show();
    expect(await screen.findByText('Aucun dossier n’est enregistré pour ce bénéficiaire.')).toBeInTheDocument();
  });

  it('says why the files of a beneficiary cannot be read', async () => {
    const { props, show } = open([]);
    props.api.answer(listRepairs, () =>
      Promise.reject(appError('ServiceUnavailableException', 'x', { requestId: 'req-7' })),
    );
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('req-7');
  });
});
