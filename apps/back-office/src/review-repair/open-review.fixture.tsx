import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { regretMs, reviewRoutes } from '@alveole/contracts/review';
import type { RouteResult } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { act, screen, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ReviewRepairPage } from './review-repair-page.tsx';

const { findRepair, operateRepairAsStaff, assignRepair, listRepairs } = repairRoutes;
const { deferDecision, listDeferredDecisions, readRepairHints, takeDecisionBack } = reviewRoutes;
const next = '2'.repeat(32);

interface Opening {
  permission?: 0 | 1;
  at?: string;
  /** The list from which the file comes. */
  list?: RepairFile[];
  /** What deserves a closer look. */
  hints?: RouteResult<typeof readRepairHints>;
}

/** Opens the review of a file at the desk. */
export function openReview(
  file: RepairFile | (() => RepairFile) = completeRepair(),
  { permission = 0, at = '/admin/backend/facture/REP00042_10001', list = [], hints = [] }: Opening = {},
) {
  const props = atDesk({ permission });
  let decisions: RouteResult<typeof listDeferredDecisions> = [];
  props.api
    .answer(listDeferredDecisions, () => decisions)
    .answer(deferDecision, ({ body }) => {
      const { decision_id, repair_id, repair_data } = body;
      const decision = {
        decision_id,
        repair_id,
        repair_rozo_id: 'REP00042_10001',
        operation_code: repair_data.operation_code,
        state: 'held' as const,
        due_at: new Date(Date.now() + regretMs).toISOString(),
        reasons: 'motif' in repair_data.operation_data ? [...(repair_data.operation_data.motif?.tab ?? [])] : [],
      };
      decisions = [decision];
      return decision;
    })
    .answer(takeDecisionBack, () => {
      const [taken] = decisions;
      decisions = [];
      if (taken === undefined) throw appError('NotFoundException', 'Unknown decision.');
      return taken;
    })
    .answer(readRepairHints, hints)
    .answer(listRepairs, list)
    .answer(
      findRepair,
      typeof file === 'function'
        ? file
        : ({ params }) => list.find(({ repair_rozo_id }) => repair_rozo_id === params.id) ?? file,
    )
    .answer(operateRepairAsStaff, { row_hash: next, repair_rozo_id: 'REP00042_10001', status: RepairStatus.validated })
    .answer(assignRepair, { row_hash: next });
  const page = renderScreen(
    <Routes>
      <Route path="/admin/backend/facture/:id" element={<ReviewRepairPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
  return {
    props,
    ...page,
    operations: () => props.api.callsOf(operateRepairAsStaff).map(({ body }) => body.repair_data),
    /** What was decided, and can still be taken back. */
    decisions: () => props.api.callsOf(deferDecision).map(({ body }) => body.repair_data),
    /** The service has settled them, as the next look at it tells. */
    settle(refusal?: string) {
      decisions =
        refusal === undefined ? [] : decisions.map((each) => ({ ...each, state: 'refused' as const, reason: refusal }));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
