import type { PastFileView } from '@alveole/contracts/repair';
import { isIncomplete } from '@alveole/domain';
import { Button, Dialog, LinkButton, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { filePathOf, paths } from '../paths.ts';
import { BikeRow } from './bike-row.tsx';
import { texts } from './identify.text.ts';
import { listedBikeTexts } from './listed-bike.text.ts';

export interface ListedBikeDialogProps {
  /** The bike that stands in the way; undefined while none does. */
  readonly bike: PastFileView | undefined;
  /** What was looked for, to find its file. */
  readonly searched: string;
  readonly onAnotherBike: () => void;
  readonly onStartAgain: () => void;
}

/** Why no file can be opened for a bike that has one: it had its aid, or another shop has to finish its file. */
export function ListedBikeDialog({ bike, searched, onAnotherBike, onStartAgain }: ListedBikeDialogProps): ReactNode {
  const isOpenElsewhere = bike !== undefined && isIncomplete(bike.status);
  const { title, reason } = bike ? listedBikeTexts(bike) : { title: texts.abortedTitle };
  const acts = (
    <>
      {bike?.isOfOwnShop ? (
        <LinkButton href={filePathOf(bike)}>{texts.seeFile}</LinkButton>
      ) : isOpenElsewhere ? null : (
        <LinkButton href={`${paths.repairs}?${new URLSearchParams({ q: searched })}`}>{texts.lookInFiles}</LinkButton>
      )}
      <Button onPress={onAnotherBike}>{texts.anotherBike}</Button>
      <Button variant="primary" onPress={onStartAgain}>
        {texts.startAgain}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={bike !== undefined} onClose={onAnotherBike} title={title} footer={acts}>
      <Stack gap="200">
        {reason ? <p>{reason}</p> : null}
        {bike ? <BikeRow bike={bike} /> : null}
      </Stack>
    </Dialog>
  );
}
