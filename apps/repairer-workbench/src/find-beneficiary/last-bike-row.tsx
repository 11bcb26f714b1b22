import type { PastFileView } from '@alveole/contracts/repair';
import { Button } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BikeRow } from './bike-row.tsx';
import { texts } from './identify.text.ts';

/** The bike of the last time, which one press takes. */
export function LastBikeRow({ bike, onTake }: { readonly bike: PastFileView; readonly onTake: () => void }): ReactNode {
  return (
    <BikeRow
      bike={bike}
      act={
        <Button variant="accent" icon="retry" onPress={onTake}>
          {texts.asLastTime}
        </Button>
      }
    />
  );
}
