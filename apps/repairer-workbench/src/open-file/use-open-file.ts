import {
  consumerIdOf,
  createBeneficiaryBody,
  enrolmentRoutes,
  openedRepairOf,
  openRepairBody,
  repairsRoutes,
} from '@alveole/contracts';
import type { ApiCaller, OpenedRepair, RepairBike } from '@alveole/contracts';
import { RepairKind, sessionMarker } from '@alveole/domain';
import { useMutation, useQueryClient } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';
import { bikeSchema } from './reception-rules.ts';
import type { CheckedPerson } from './reception-rules.ts';
import type { BikeDraft } from './reception-draft.ts';

export interface OpeningRequest {
  /** A person already known, or one to record first; recorded twice, it is still one person. */
  readonly beneficiary: { readonly consumerId: string } | { readonly person: CheckedPerson };
  /** Undefined for a session, which has no bike. */
  readonly bike: BikeDraft | undefined;
  /** Sent again, it answers the same file. */
  readonly localId: string;
}

/** Records the person where need be, then opens the file. */
export function useOpenFile(api: ApiCaller): UseMutationResult<OpenedRepair, Error, OpeningRequest> {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ beneficiary, bike, localId }: OpeningRequest) => {
      const consumerId = 'consumerId' in beneficiary ? beneficiary.consumerId : await record(api, beneficiary.person);
      const kind = bike ? RepairKind.repair : RepairKind.session;
      const body = openRepairBody({ localId, kind, consumerId, bike: bikeOf(bike) });
      return openedRepairOf(await api.call(repairsRoutes.openRepair, { body }));
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['repairs'] });
      cache.removeQueries({ queryKey: ['counter'] });
    },
  });
}

async function record(api: ApiCaller, { zip, phone, ...identity }: CheckedPerson): Promise<string> {
  const body = createBeneficiaryBody({ ...identity, postcode: zip, mobile: phone });
  return consumerIdOf(await api.call(enrolmentRoutes.createConsumer, { body }));
}

function bikeOf(typed: BikeDraft | undefined): RepairBike {
  if (!typed) return { brand: sessionMarker, serial: sessionMarker };
  const { brand, serial, comment } = bikeSchema.parse(typed);
  return { brand, serial, comment: comment.trim() || undefined };
}
