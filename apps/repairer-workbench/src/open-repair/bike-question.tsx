import type { PastFileView } from '@alveole/contracts/repair';
import { isIncomplete } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BikeList } from '../find-beneficiary/bike-list.tsx';
import { ListedBikeDialog } from '../find-beneficiary/listed-bike-dialog.tsx';
import { paths } from '../paths.ts';

export interface BikeQuestionProps {
  readonly bikes: readonly PastFileView[];
  readonly warning: string | undefined;
  /** The bike of the last time, where one may have an aid again. */
  readonly lastBike: ReactNode;
  /** What was looked for, to find the file that stands in the way. */
  readonly searched: string;
  readonly onNotInList: () => void;
  readonly onStartAgain: () => void;
}

/**
 * Whether the bike at the counter has a file already, and which. One that this shop has to finish leads to its file. The
 * answer stays on this page: a reload asks again, and brings no dialog back.
 */
export function BikeQuestion({ searched, onStartAgain, ...list }: BikeQuestionProps): ReactNode {
  const navigate = useNavigate();
  const [listedBike, setListedBike] = useState<PastFileView>();
  const answer = (bike: PastFileView): void => {
    if (bike.isOfOwnShop && isIncomplete(bike.status)) void navigate(paths.evidence(bike.repairId));
    else setListedBike(bike);
  };
  return (
    <>
      <BikeList {...list} onListed={answer} />
      <ListedBikeDialog
        bike={listedBike}
        searched={searched}
        onAnotherBike={() => setListedBike(undefined)}
        onStartAgain={onStartAgain}
      />
    </>
  );
}
