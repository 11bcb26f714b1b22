import type { RemoteProps } from '@alveole/contracts';
import type { Position } from '@alveole/contracts/establishment';
import { useQuery } from '@alveole/query';
import { Button, Dialog, Notice, Skeleton, Stack } from '@alveole/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { findPlace, type PlaceSought } from './find-place.ts';
import { formatPosition } from './format-position.ts';
import { texts } from './locate-address.text.ts';

// Leaflet loads with the first map.
const ShopMap = lazy(async () => ({ default: (await import('./shop-map.tsx')).ShopMap }));

export interface LocateAddressDialogProps {
  readonly remote: Pick<RemoteProps, 'api' | 'config'>;
  /** Whose place it is. */
  readonly title: string;
  readonly sought: PlaceSought;
  /** The place chosen before. */
  readonly known: Position | null;
  readonly onClose: () => void;
  /** Absent: the place is shown and stays. */
  readonly onChoose?: (position: Position) => void;
}

/** A map with one marker to put on one's door. */
export function LocateAddressDialog({
  remote,
  title,
  sought,
  known,
  onClose,
  onChoose,
}: LocateAddressDialogProps): ReactNode {
  const [moved, setMoved] = useState<Position>();
  const { address, postcode } = sought;
  const search = useQuery({
    queryKey: ['place', address, postcode],
    queryFn: ({ signal }) => findPlace(remote.api, { address, postcode }, signal),
    enabled: known === null,
  });
  const place = known ?? search.data ?? null;
  const position = moved ?? place;
  const isSearching = known === null && search.isPending;
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={title}
      isGuarded={moved !== undefined}
      footer={
        onChoose ? (
          <>
            <Button onPress={onClose}>{texts.cancel}</Button>
            <Button variant="primary" isDisabled={position === null} onPress={() => position && onChoose(position)}>
              {texts.confirm}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{texts.close}</Button>
        )
      }
    >
      <Stack gap="200">
        {onChoose ? <p>{texts.lead}</p> : null}
        {!isSearching && position === null ? (
          <Notice tone="warning" isLive>
            {search.isError ? texts.failed : texts.notFound}
          </Notice>
        ) : null}
        {isSearching ? (
          <Skeleton shape="picture" label={texts.searching} />
        ) : (
          <Suspense fallback={<Skeleton shape="picture" label={texts.searching} />}>
            <ShopMap
              start={place}
              territories={remote.config.campaign.territories}
              position={position}
              tileUrl={remote.config.tileUrl}
              onMove={onChoose ? setMoved : undefined}
            />
          </Suspense>
        )}
        <p role="status">{position ? `${texts.position}\u00a0: ${formatPosition(position)}` : null}</p>
      </Stack>
    </Dialog>
  );
}
