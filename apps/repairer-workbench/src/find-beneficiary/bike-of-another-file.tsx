import type { RemoteProps } from '@alveole/contracts';
import type { PastFileView, RepairView } from '@alveole/contracts/repair';
import { holdsBikeClaim, isIncomplete, isListedBike, isSameBikeNumber } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BikeRow } from './bike-row.tsx';
import { listConsumerBikes } from './list-consumer-bikes.ts';
import { listedBikeTexts } from './listed-bike.text.ts';
import { ResumeFile } from './resume-file.tsx';

export interface BikeOfAnotherFileProps extends Pick<RemoteProps, 'api'> {
  /** The file whose bike is typed. */
  readonly file: Pick<RepairView, 'repairId' | 'consumerId'>;
  /** The typed number; undefined while nothing was typed. */
  readonly serial: string | undefined;
}

/** Warns of a typed number that another file of the same client has; the server refuses what had its aid. */
export function BikeOfAnotherFile({ api, file, serial }: BikeOfAnotherFileProps): ReactNode {
  const { repairId, consumerId } = file;
  const { data: bikes = [] } = useQuery({
    queryKey: ['counter', 'bikes', consumerId],
    enabled: serial !== undefined,
    queryFn: ({ signal }) => listConsumerBikes(api, { consumerId }, signal),
  });
  const bike = bikes.find(
    (other) => other.repairId !== repairId && standsInTheWay(other) && isSameBikeNumber(other.serial, serial ?? ''),
  );
  if (!bike) return null;
  const { title, reason } = listedBikeTexts(bike);
  return (
    <Notice tone="warning" title={title} action={<ResumeFile bike={bike} />} isLive>
      {reason ? <p>{reason}</p> : null}
      <BikeRow bike={bike} />
    </Notice>
  );
}

const standsInTheWay = (file: PastFileView): boolean =>
  isListedBike(file) && (isIncomplete(file.status) || holdsBikeClaim(file.status));
