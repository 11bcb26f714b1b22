import { QueryClient } from '@tanstack/react-query';

const usualPause = 1000;

/**
 * The cache of a session. What was read stays fresh for 15 s; a failed reading is tried once more unless the server
 * answered (a coded refusal stays one); what is written is never repeated by itself.
 * @param isFinal says that a failure is the server's answer, so that another try cannot help
 * @param pauseAfter milliseconds before the other try
 */
export function createQueryClient(
  isFinal: (failure: unknown) => boolean,
  pauseAfter: (failure: unknown) => number = () => usualPause,
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A call without a network fails at once and says so; a paused one would turn for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, failure) => failures < 1 && !isFinal(failure),
        retryDelay: (_failures, failure) => pauseAfter(failure),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
