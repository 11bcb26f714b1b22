import { enrolmentRoutes, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, RouteResult } from '@alveole/contracts';
import { sessionMarker } from '@alveole/domain';
import { useMutation, useQueryClient } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';
import { bikeSchema } from './reception-rules.ts';
import type { CheckedPerson } from './reception-rules.ts';
import type { BikeDraft } from './reception-draft.ts';

export type OpenedFile = RouteResult<typeof repairsRoutes.openRepair>;

export interface OpeningRequest {
  /** A person already known, or one to record first; recorded twice, it is still one person. */
  readonly beneficiary: { readonly consumerId: string } | { readonly person: CheckedPerson };
  /** Undefined for a session, which has no bike. */
  readonly bike: BikeDraft | undefined;
  /** Sent again, it answers the same file. */
  readonly localId: string;
}

/** Records the person where need be, then opens the file. */
export function useOpenFile(api: ApiCaller): UseMutationResult<OpenedFile, Error, OpeningRequest> {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ beneficiary, bike, localId }: OpeningRequest) => {
      const repair_consumer_id =
        'consumerId' in beneficiary ? beneficiary.consumerId : await record(api, beneficiary.person);
      return api.call(repairsRoutes.openRepair, {
        body: {
          local_id: localId,
          operation_code: 'INIT',
          operation_data: { gender: bike ? 0 : 1, repair_consumer_id, ...bikeOf(bike) },
        },
      });
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['repairs'] });
      cache.removeQueries({ queryKey: ['counter'] });
    },
  });
}

async function record(api: ApiCaller, person: CheckedPerson): Promise<string> {
  const { consumer_id } = await api.call(enrolmentRoutes.createConsumer, {
    body: {
      consumer_data: {
        first_name: person.firstName,
        last_name: person.lastName,
        birth_date: person.birthDate,
        birth_place: person.birthPlace,
        postal_code: person.zip,
        smartphone_number: person.phone,
      },
    },
  });
  return consumer_id;
}

function bikeOf(bike: BikeDraft | undefined): {
  repair_bike_brand: string;
  repair_bike_serial: string;
  repair_bike_comment?: string;
} {
  if (!bike) return { repair_bike_brand: sessionMarker, repair_bike_serial: sessionMarker };
  const { brand, serial, comment } = bikeSchema.parse(bike);
  return {
    repair_bike_brand: brand,
    repair_bike_serial: serial,
    ...(comment.trim() === '' ? {} : { repair_bike_comment: comment.trim() }),
  };
}
