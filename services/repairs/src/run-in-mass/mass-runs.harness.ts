import { workRuns } from '@alveole/service-kit';
import { repairsUnderTest } from '../journeys.harness.ts';
import { createPortsFor } from '../ports.harness.ts';
import type { RepairsPorts } from '../ports.ts';
import { workOf } from './mass-work.ts';

/** Runs over files, opened and followed through the API; the work goes on when a test says so. */
export function massRunsUnderTest() {
  const test = repairsUnderTest();
  const path = '/v1/repairs/mass_runs';
  const ann = () => test.harness.as('ADM', { userId: 'ann', userName: 'Ann', permission: 0 });
  const luc = () => test.harness.as('ADM', { userId: 'luc', userName: 'Luc', permission: 1 });
  const ports = (): RepairsPorts => createPortsFor(test.harness);
  const turn =
    (action: 'start' | 'stop') =>
    (id: string, caller = ann()) =>
      caller.put(`${path}/${id}`, { action });
  return {
    test,
    path,
    ann,
    luc,
    ports,
    open: async (body: object, caller = ann()) => (await caller.post(path, body)).body,
    read: async (id: string) => (await ann().get(`${path}/${id}`)).body,
    linesOf: async (id: string, query = '') => (await ann().get(`${path}/${id}/lines${query}`)).body,
    start: turn('start'),
    stop: turn('stop'),
    work: (changed: Partial<RepairsPorts> = {}) => workRuns(workOf({ ...ports(), ...changed })),
  };
}
