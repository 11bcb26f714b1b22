import { repairRoutes } from '@alveole/contracts/repair';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { atCounter, operated } from '../workbench.fixture.ts';
import { RecordInvoicePage } from './record-invoice-page.tsx';

/** The page of the invoice of `repair-1`, which has none; the pages that it leads to are blank. */
export function openInvoicePage() {
  const props = atCounter();
  props.api.answer(repairRoutes.readOwnRepair, buildRepairFile()).answer(repairRoutes.operateRepair, operated());
  const screenPart = (
    <Routes>
      <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(screenPart, { at: '/admin/seances/liste/repair-1' }) };
}
