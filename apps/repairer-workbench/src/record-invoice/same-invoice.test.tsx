import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairKind } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen } from '@testing-library/react';
import { sendMedia } from '../exchange-media/send-media.ts';
import { atCounter, entry, opened, operated, sentPdf } from '../workbench.fixture.ts';
import { RecordInvoicePage } from './record-invoice-page.tsx';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));

const { readOwnRepair, operateRepair } = repairRoutes;
const session = { gender: RepairKind.session, repair_rozo_id: 'VEL00042_10001' };
const before: RepairFile = buildRepairFile({
  ...session,
  repair_id: 'before',
  missing: ['VAL'],
  learner: { number: 1, participants: 3, filed: 1, first_repair_id: 'before' },
  history: [opened, entry('FACVE', { operation_data: { media_url: 'accepted/entity-1/seance.pdf', amount_id: 3 } })],
});
const next: RepairFile = buildRepairFile({ ...session, missing: ['FACVE', 'VAL'], history: [opened] });

function open(fetched: () => Promise<Response>) {
  globalThis.fetch = jest.fn(fetched);
  const props = atCounter();
  props.api
    .answer(readOwnRepair, ({ params }) => (params.id === 'before' ? before : next))
    .answer(operateRepair, operated())
    .answer(mediaRoutes.readMedia, { url: 'https://objets.exemple/seance' });
  const page = (
    <Routes>
      <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/seances/liste/repair-1?seance=before' }) };
}

const fetchOfPage = globalThis.fetch;

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});
afterEach(() => {
  globalThis.fetch = fetchOfPage;
});

const pdfAnswer = async () =>
  ({ ok: true, blob: async () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }) }) as Response;

it('takes over the invoice of the first learner as a copy of its own, named by his person', async () => {
  const { user } = open(pdfAnswer);
  expect(await screen.findByText('Même séance que DURAND Lea')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reprendre sa facture' }));
  expect(await screen.findByText('facture de DURAND Lea.pdf')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Envoyer la facture' })).toBeEnabled();
  expect(jest.mocked(sendMedia).mock.calls[0]?.[1]).toMatchObject({
    name: 'facture de DURAND Lea.pdf',
    type: 'application/pdf',
  });
  expect(screen.queryByText('Même séance que DURAND Lea')).not.toBeInTheDocument();
});

it('says that the invoice could not be taken over, and leaves the form as it was', async () => {
  const { user } = open(async () => ({ ok: false }) as Response);
  await user.click(await screen.findByRole('button', { name: 'Reprendre sa facture' }));
  expect(await screen.findByText(/n’a pas pu être reprise/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Envoyer la facture' })).toBeDisabled();
  expect(sendMedia).not.toHaveBeenCalled();
});

it('says which learner of whose session the file is of, with as many persons as the first learner had', async () => {
  open(pdfAnswer);
  expect(await screen.findByText(/Apprenant 2 sur 3 · séance de DURAND Lea/)).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /^3 personnes/ })).toBeChecked();
});
