import type { ApiCaller } from '@alveole/contracts';
import type { PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { Button } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { resultTexts } from './find-establishments.text.ts';
import classes from './finder-results.module.css';
import { FoundMap } from './found-map.tsx';
import { NoResults } from './no-results.tsx';
import type { Narrowed } from './no-results.tsx';
import { ShopList } from './shop-list.tsx';
import { useIsWide } from './use-is-wide.ts';
import type { MapGround } from './shop-map.tsx';
import type { useShops } from './use-shops.ts';

export type FinderView = 'list' | 'map';

export interface FinderResultsProps {
  readonly api: ApiCaller;
  readonly kind: Finder;
  readonly search: ReturnType<typeof useShops>;
  /** What the filter lets through, in the order of their numbers. */
  readonly shops: readonly PublicEstablishment[];
  /** On a phone; a wide screen shows both. */
  readonly view: FinderView;
  readonly tiles: MapGround;
  /** Behind the last establishment of the list. */
  readonly notice: ReactNode;
  readonly onView: (view: FinderView) => void;
  readonly onSearchAgain: () => void;
  readonly narrowed: Narrowed | undefined;
}

/** The list beside the map; on a phone one or the other. One establishment is selected in both. */
export function FinderResults({
  api,
  kind,
  search,
  shops,
  view,
  tiles,
  notice,
  onView,
  onSearchAgain,
  narrowed,
}: FinderResultsProps): ReactNode {
  const [selected, setSelected] = useState<string>();
  const isWide = useIsWide();
  const centre = search.data?.centre;
  if (!centre || shops.length === 0) return <NoResults {...{ kind, search, onSearchAgain, narrowed }} />;
  const showOnMap = isWide ? undefined : () => onView('map');
  return (
    <div className={classes.results}>
      {isWide || view === 'list' ? (
        <div className={classes.list}>
          <ShopList {...{ kind, shops, selected, showOnMap }} onSelect={setSelected} />
          {notice}
        </div>
      ) : null}
      {isWide || view === 'map' ? (
        <div className={classes.picture}>
          <FoundMap {...{ api, kind, shops, selected, centre, tiles }} onSelect={setSelected} />
          {isWide || !selected ? null : (
            <ShopList {...{ kind, shops, selected }} only={selected} onSelect={setSelected} />
          )}
        </div>
      ) : null}
      {isWide ? null : <ViewSwitch view={view} onView={onView} />}
    </div>
  );
}

function ViewSwitch({ view, onView }: Pick<FinderResultsProps, 'view' | 'onView'>): ReactNode {
  const { name, icon, other } = views[view];
  return (
    <div className={classes.switch}>
      <Button isWide icon={icon} onPress={() => onView(other)}>
        {name}
      </Button>
    </div>
  );
}

/** What each view offers to go to the other one. */
const views = {
  list: { name: resultTexts.showMap, icon: 'pin', other: 'map' },
  map: { name: resultTexts.showList, icon: 'menu', other: 'list' },
} as const;
