import type { RemoteProps } from '@alveole/contracts';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { ConfirmPickUpPage } from './confirm-pick-up-page.tsx';

/** The finalisation of `repair-1`; the pages that it leads to are blank. */
export function renderFinalisation(props: RemoteProps) {
  const page = (
    <Routes>
      <Route path="/admin/livraison/finalisation/:id" element={<ConfirmPickUpPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(page, { at: '/admin/livraison/finalisation/repair-1' });
}
