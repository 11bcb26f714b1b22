import type { ApiCaller } from '@alveole/contracts';
import { headsQuery, logFileViewOf, logKeyViewsOf, refundRoutes, signedHeadViewOf } from '@alveole/contracts/refund';
import type { LogSource } from '@alveole/transparency';

/** The public log of this installation, as the page reads it; each call rejects once the signal is aborted. */
export function apiLogSource(api: ApiCaller, signal: AbortSignal): LogSource {
  return {
    keys: async () => logKeyViewsOf(await api.call(refundRoutes.readLogKeys, {}, { signal })),
    heads: async (beforeDay) =>
      (await api.call(refundRoutes.readLogHeads, { query: headsQuery(beforeDay) }, { signal })).map(signedHeadViewOf),
    lines: async (from) =>
      (await api.call(refundRoutes.readLogLines, { query: { from: String(from) } }, { signal })).lines,
    fileLines: async (fingerprint) =>
      logFileViewOf(await api.call(refundRoutes.readLogFile, { params: { fingerprint } }, { signal })),
  };
}
