import { Button } from '@alveole/ui';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { resultTexts } from './find-establishments.text.ts';
import classes from './found-map.module.css';
import type { ShopMapProps } from './shop-map.tsx';

interface MapOrWhyNot extends ShopMapProps {
  readonly onRetry: () => void;
}

const lazyMap = () =>
  lazy<ComponentType<MapOrWhyNot>>(() =>
    import('./shop-map.tsx').then(
      (module) => ({ default: module.ShopMap }),
      () => ({ default: MissingMap }),
    ),
  );

/** Outlasts the results, which are drawn anew with each filter; another try puts another one in its place. */
const known = { map: lazyMap() };

/** Leaflet comes only with the first results; without it the list says everything. */
export function FoundMap(props: ShopMapProps): ReactNode {
  const [ShopMap, setShopMap] = useState(() => known.map);
  const retry = (): void => {
    known.map = lazyMap();
    setShopMap(() => known.map);
  };
  return (
    <Suspense fallback={<div className={classes.waiting} />}>
      <ShopMap {...props} onRetry={retry} />
    </Suspense>
  );
}

function MissingMap({ onRetry }: MapOrWhyNot): ReactNode {
  return (
    <div role="status" className={classes.missing}>
      <p>{resultTexts.noMap}</p>
      <Button icon="retry" onPress={onRetry}>
        {resultTexts.retry}
      </Button>
    </div>
  );
}
