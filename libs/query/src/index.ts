/**
 * The part of TanStack Query that this product uses. It is shared by shell and remotes as one module, so that they
 * read one cache.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { InfiniteData, QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export { createQueryClient } from './create-query-client.ts';
