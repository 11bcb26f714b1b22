import type { HistoryEntry } from '@alveole/contracts/repair';
import { eurosOfCents } from '@alveole/domain';
import type { HistoryRecord } from '../record/history-record.ts';
import type { ReckoningRecord } from '../record/reckoning-record.ts';
import type { Person } from '../record/people.ts';

/** What two operators say to each other is not the repairer's. */
export function historyFor(
  { role }: Pick<Person, 'role'>,
  history: readonly HistoryRecord[],
): readonly HistoryRecord[] {
  return role === 'REP' ? history.filter(({ code }) => code !== 'RECO') : history;
}

/** An operation of a file in the wire's words. */
export function toHistoryEntry({
  operationId,
  code,
  operationDate,
  status,
  author,
  details,
}: HistoryRecord): HistoryEntry {
  return {
    operation_id: operationId,
    operation_code: code,
    operation_date: operationDate,
    status,
    actor: { role: author.role, user_name: author.userName },
    operation_data: {
      media_url: details.mediaKey,
      media_hash: details.mediaHash,
      full_media_url: details.mediaKey && mediaPath(details.mediaKey),
      type_file: details.extension,
      amount_net: eurosOf(details.invoiceCents),
      amount_id: details.participants,
      amount_to_refund: eurosOf(details.premiumCents ?? details.adjustmentCents),
      text: details.text,
      motif: details.reasonLines && { code: 'CODE29', tab: [...details.reasonLines] },
      operation_comment: details.comment,
      refund_id: details.batchId,
      stamped_media_url: details.stampedKey,
      stamped_media_hash: details.stampedHash,
      full_stamped_media_url: details.stampedKey && mediaPath(details.stampedKey),
      coordonnees_ocode_x: details.stamp?.codeX,
      coordonnees_ocode_y: details.stamp?.codeY,
      coordonnees_mnt_x: details.stamp?.amountX,
      coordonnees_mnt_y: details.stamp?.amountY,
      repair_bike_brand: details.bike?.brand,
      repair_bike_serial: details.bike?.serial,
      repair_bike_comment: details.bike?.comment,
      former_bike_brand: details.formerBike?.brand,
      former_bike_serial: details.formerBike?.serial,
      former_bike_comment: details.formerBike?.comment,
      pick_up_proof: details.proof,
      removed_answers: details.removedAnswers?.map(({ questionId, question }) => ({
        question_id: questionId,
        question,
      })),
      receipt_to: details.receiptReader,
      named_by_client: details.isNamedByClient ? true : undefined,
      amount_is_printed: details.isAmountPrinted,
      reckoning: details.reckoning && toReckoning(details.reckoning),
    },
  };
}

/** Where enrolment answers a presigned URL for an accepted object. */
function mediaPath(key: string): string {
  return `/alveoleapi/enrolment/media/${key}`;
}

function toReckoning({ campaignId, campaignVersion, steps, supplements }: ReckoningRecord) {
  return {
    campaign_id: campaignId,
    campaign_version: campaignVersion,
    steps: steps.map((step) => ({ ...step })),
    supplements: supplements?.map((supplement) => ({
      campaign_id: supplement.campaignId,
      campaign_version: supplement.campaignVersion,
      amount: eurosOfCents(supplement.cents),
    })),
  };
}

/** Decimal euros of whole cents; undefined of nothing. */
export function eurosOf(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : eurosOfCents(cents);
}
