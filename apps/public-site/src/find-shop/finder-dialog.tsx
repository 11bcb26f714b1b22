import type { RemoteProps } from '@alveole/contracts';
import type { Finder } from '@alveole/domain';
import { Dialog } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FinderBar } from './finder-bar.tsx';
import { finderTexts } from './find-shop.text.ts';
import classes from './finder-dialog.module.css';
import { FinderResults } from './finder-results.tsx';
import type { FinderView } from './finder-results.tsx';
import { filterShops } from './shop-filter.ts';
import type { useFinderAddress } from './use-finder-address.ts';
import { useShops } from './use-shops.ts';

export interface FinderDialogProps {
  readonly remote: RemoteProps;
  readonly kind: Finder;
  readonly address: ReturnType<typeof useFinderAddress> & { readonly postcode: string };
}

/** What was found, over the whole page: the list, and the map as its picture. */
export function FinderDialog({ remote, kind, address }: FinderDialogProps): ReactNode {
  const { api, notify, config } = remote;
  const { postcode, filter } = address;
  const [view, setView] = useState<FinderView>('list');
  const search = useShops({ api, kind, postcode });
  const shops = search.data?.shops ?? [];
  return (
    <Dialog
      isOpen
      size="full"
      isFlush
      title={finderTexts[kind].title(search.data?.place ?? postcode)}
      onClose={address.close}
    >
      <div className={classes.finder}>
        <FinderBar
          {...{ kind, shops, postcode, filter, notify }}
          onSearch={address.searchAround}
          onFilter={address.choose}
        />
        <FinderResults
          key={`${postcode} ${filter}`}
          {...{ kind, search, view }}
          shops={filterShops(shops, filter)}
          tileUrl={config.tileUrl}
          onView={setView}
          onSearchAgain={address.close}
          onShowAll={filter === 'tous' ? undefined : () => address.choose('tous')}
        />
      </div>
    </Dialog>
  );
}
