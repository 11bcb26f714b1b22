import type { ApiCaller } from '@alveole/contracts';
import { replayBody, replayRoutes, replayViewOf, wholeReplayOf } from '@alveole/contracts/replay';
import type { AskedReplay, ReplayView, WholeReplay } from '@alveole/contracts/replay';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useRenewed } from '../publish-campaign/use-renewed.ts';

const queryKey = ['campaign-replays'];

/** How often a replay that runs is looked at. Milliseconds. */
const pollMs = 1500;

/** The newest replays, newest first. */
export function useReplays(api: ApiCaller): UseQueryResult<readonly ReplayView[]> {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(replayRoutes.listReplays, {}, { signal })).map(replayViewOf),
  });
}

/** One replay with what it found, followed while it runs. */
export function useReplay(api: ApiCaller, id: string): UseQueryResult<WholeReplay> {
  return useQuery<WholeReplay>({
    queryKey: [...queryKey, id],
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? pollMs : false),
    queryFn: async ({ signal }) =>
      wholeReplayOf(await api.call(replayRoutes.readReplay, { params: { id } }, { signal })),
  });
}

/** What an administrator does with replays; each throws the coded refusal. */
export interface ReplayWriter {
  readonly begin: (asked: AskedReplay) => Promise<ReplayView>;
  readonly stop: (id: string) => Promise<void>;
  /** What a replay found, as a CSV file. */
  readonly file: (id: string) => Promise<Uint8Array>;
}

export function useReplayWriter(api: ApiCaller): ReplayWriter {
  const renewed = useRenewed(queryKey);
  return {
    begin: async (asked) =>
      replayViewOf(await renewed(api.call(replayRoutes.replayCampaign, { body: replayBody(asked) }))),
    stop: async (id) => {
      await renewed(api.call(replayRoutes.stopReplay, { params: { id } }));
    },
    file: (id) => api.call(replayRoutes.exportReplay, { params: { id } }),
  };
}
