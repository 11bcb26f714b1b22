import { pickUpViewOf, pickUpRoutes } from '@alveole/contracts/pick-up';
import type { ApiCaller } from '@alveole/contracts';
import type { PickUpView } from '@alveole/contracts/pick-up';
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
      pickUpViewOf(await api.call(pickUpRoutes.readPickUp, { body: { token } }, { signal })),
    retry: false,
    staleTime: Infinity,
  });
  const confirmation = useMutation({
    mutationFn: async () => pickUpViewOf(await api.call(pickUpRoutes.confirmPickUp, { body: { token } })),
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
