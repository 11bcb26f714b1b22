import { pickUpViewOf, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, PickUpView } from '@alveole/contracts';
import { useMutation, useQuery } from '@alveole/query';

export interface PickUpState {
  /** What is asked, or was confirmed; undefined until it was read. */
  readonly pickUp: PickUpView | undefined;
  readonly failure: unknown;
  readonly isReading: boolean;
  readonly isConfirming: boolean;
  readonly confirm: () => void;
  readonly readAgain: () => void;
}

/** What is behind a link, and the press that confirms it. Pressed again after a lost answer it confirms nothing twice. */
export function usePickUp(api: ApiCaller, token: string): PickUpState {
  const read = useQuery({
    queryKey: ['pick-up', token],
    queryFn: async ({ signal }) =>
      pickUpViewOf(await api.call(repairsRoutes.readPickUp, { body: { token } }, { signal })),
    retry: false,
    staleTime: Infinity,
  });
  const confirmation = useMutation({
    mutationFn: async () => pickUpViewOf(await api.call(repairsRoutes.confirmPickUp, { body: { token } })),
  });
  return {
    pickUp: confirmation.data ?? read.data,
    failure: confirmation.error ?? read.error ?? undefined,
    isReading: read.isFetching,
    isConfirming: confirmation.isPending,
    confirm: () => confirmation.mutate(),
    readAgain: () => void read.refetch(),
  };
}
