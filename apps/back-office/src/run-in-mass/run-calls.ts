import {
  massRunRoutes,
  massLineViewOf,
  massRunViewOf,
  repairMassLineViewOf,
  repairMassRunViewOf,
} from '@alveole/contracts/mass-run';
import type { RemoteProps } from '@alveole/contracts';
import type { MassLineView, MassRunView } from '@alveole/contracts/mass-run';
import type { MassLineResult, MassRunAction } from '@alveole/domain';

type Api = RemoteProps['api'];

interface LinesInput {
  readonly params: { readonly id: string };
  readonly query: { readonly result?: MassLineResult; readonly after?: number };
}

/** The calls of the runs of one service; they answer alike. */
export interface RunCalls {
  readonly name: string;
  /** Where a run is shown. */
  readonly pathOf: (runId: string) => string;
  readonly list: (api: Api, signal: AbortSignal) => Promise<readonly MassRunView[]>;
  readonly read: (api: Api, id: string, signal: AbortSignal) => Promise<MassRunView>;
  readonly lines: (api: Api, input: LinesInput, signal: AbortSignal) => Promise<readonly MassLineView[]>;
  readonly turn: (api: Api, id: string, action: MassRunAction) => Promise<MassRunView>;
  readonly results: (api: Api, id: string) => Promise<Uint8Array>;
}

export const runParam = 'traitement';

export const establishmentRuns: RunCalls = {
  name: 'establishments',
  pathOf: (runId) => `/admin/robotCGS?${runParam}=${runId}`,
  list: async (api, signal) =>
    (await api.call(massRunRoutes.listMassRuns, { query: {} }, { signal })).map(massRunViewOf),
  read: async (api, id, signal) =>
    massRunViewOf(await api.call(massRunRoutes.readMassRun, { params: { id } }, { signal })),
  lines: async (api, input, signal) =>
    (await api.call(massRunRoutes.listMassLines, input, { signal })).map(massLineViewOf),
  turn: async (api, id, action) =>
    massRunViewOf(await api.call(massRunRoutes.turnMassRun, { params: { id }, body: { action } })),
  results: (api, id) => api.call(massRunRoutes.exportMassLines, { params: { id } }),
};

export const repairRuns: RunCalls = {
  name: 'repairs',
  pathOf: (runId) => `/admin/robot?${runParam}=${runId}`,
  list: async (api, signal) =>
    (await api.call(massRunRoutes.listRepairMassRuns, { query: {} }, { signal })).map(repairMassRunViewOf),
  read: async (api, id, signal) =>
    repairMassRunViewOf(await api.call(massRunRoutes.readRepairMassRun, { params: { id } }, { signal })),
  lines: async (api, input, signal) =>
    (await api.call(massRunRoutes.listRepairMassLines, input, { signal })).map(repairMassLineViewOf),
  turn: async (api, id, action) =>
    repairMassRunViewOf(await api.call(massRunRoutes.turnRepairMassRun, { params: { id }, body: { action } })),
  results: (api, id) => api.call(massRunRoutes.exportRepairMassLines, { params: { id } }),
};
