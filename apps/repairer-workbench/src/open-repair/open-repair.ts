import { repairRoutes, openedRepairOf, openRepairBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import type { OpenedRepair, RepairBike } from '@alveole/contracts/repair';
import { RepairKind, sessionMarker } from '@alveole/domain';
import type { Answers } from '@alveole/domain';
import { useMutation, useQueryClient } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';
import { bikeSchema } from './reception-rules.ts';
import { registerBeneficiary } from './register-beneficiary.ts';
import type { CheckedPerson } from './reception-rules.ts';
import type { BikeDraft } from '../keep-draft/reception-draft.ts';

export interface OpeningRequest {
  /** A person already known, or one to record first; recorded twice, it is still one person. */
  readonly beneficiary: BeneficiaryView | CheckedPerson;
  /** Accepted at the counter; undefined for whoever accepted them at home. */
  readonly termsAcceptedAt: Date | undefined;
  /** Undefined for a session, which has no bike. */
  readonly bike: BikeDraft | undefined;
  /** Sent again, it answers the same file. */
  readonly localId: string;
  /** To what the campaign asks at the opening. */
  readonly answers: Answers;
}

/** Records the person where need be, then opens the file. */
export function useOpenRepair(api: ApiCaller): UseMutationResult<OpenedRepair, Error, OpeningRequest> {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ beneficiary, termsAcceptedAt, bike, localId, answers }: OpeningRequest) => {
      const consumerId = isRecorded(beneficiary, termsAcceptedAt)
        ? beneficiary.consumerId
        : await registerBeneficiary(api, beneficiary, termsAcceptedAt);
      const kind = bike ? RepairKind.repair : RepairKind.session;
      const body = openRepairBody({ localId, kind, consumerId, bike: bikeOf(bike), answers });
      return openedRepairOf(await api.call(repairRoutes.openRepair, { body }));
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['repairs'] });
      cache.removeQueries({ queryKey: ['counter'] });
    },
  });
}

/** Whether the server knows the person and when he or she accepted the terms. */
function isRecorded(
  beneficiary: OpeningRequest['beneficiary'],
  termsAcceptedAt: Date | undefined,
): beneficiary is BeneficiaryView {
  return 'consumerId' in beneficiary && (termsAcceptedAt === undefined || beneficiary.termsAcceptedAt !== undefined);
}

/** The bike as an opening names it. */
export function bikeOf(typed: BikeDraft | undefined): RepairBike {
  if (!typed) return { brand: sessionMarker, serial: sessionMarker };
  const { brand, serial, comment } = bikeSchema.parse(typed);
  return { brand, serial, comment: comment.trim() || undefined };
}
