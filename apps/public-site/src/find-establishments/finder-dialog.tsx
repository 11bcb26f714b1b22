import type { RemoteProps } from '@alveole/contracts';
import type { Finder } from '@alveole/domain';
import { Dialog, useIsPrinting } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { KitProviders } from './kit-providers.tsx';
import { FinderBar } from './finder-bar.tsx';
import { FinderNotice } from './finder-notice.tsx';
import { finderTexts, postcodeTexts, resultTexts } from './find-establishments.text.ts';
import classes from './finder-dialog.module.css';
import { FinderResults } from './finder-results.tsx';
import type { FinderView } from './finder-results.tsx';
import { PrintedShops } from './printed-shops.tsx';
import type { SearchPlace } from './search-place.ts';
import { filterShops, openShops } from './shop-filter.ts';
import { useIsWide } from './use-is-wide.ts';
import type { FinderAddress } from './use-finder-address.ts';
import { useShops } from './use-shops.ts';

export interface FinderDialogProps {
  readonly remote: RemoteProps;
  readonly kind: Finder;
  readonly around: SearchPlace;
  readonly address: FinderAddress;
  readonly onSearch: (postcode: string) => void;
  readonly onClose: () => void;
}

/** What was found, over the whole page: the list, and the map as its picture. It brings the kit that it is made of. */
export function FinderDialog(props: FinderDialogProps): ReactNode {
  return (
    <KitProviders>
      <FoundAround {...props} />
    </KitProviders>
  );
}

function FoundAround({ remote, kind, around, address, onSearch, onClose }: FinderDialogProps): ReactNode {
  const { api, notify, config } = remote;
  const { filter, isOpenOnly } = address;
  const [view, setView] = useState<FinderView>('list');
  const [now] = useState(() => new Date());
  const isPrinting = useIsPrinting();
  const isWide = useIsWide();
  const search = useShops({ api, kind, around });
  const found = search.data?.shops ?? [];
  const ofKind = filterShops(found, filter);
  const shops = isOpenOnly ? openShops(ofKind, now) : ofKind;
  const why = ofKind.length > 0 ? resultTexts.emptyOpen : resultTexts.emptyFilter;
  const asked = 'postcode' in around ? around.postcode : postcodeTexts.here;
  return (
    <Dialog isOpen size="full" isFlush title={finderTexts[kind].title(search.data?.place ?? asked)} onClose={onClose}>
      {isPrinting && search.data?.centre ? (
        <PrintedShops centre={search.data.centre} {...{ kind, shops, address }} />
      ) : null}
      <div className={classes.finder} data-printed={isPrinting || undefined}>
        <FinderBar shops={found} count={shops.length} {...{ kind, address, notify, onSearch }} />
        <div className={classes.results}>
          <FinderResults
            key={`${asked} ${filter} ${isOpenOnly}`}
            {...{ api, kind, search, view, shops }}
            tiles={{ url: config.tileUrl, attribution: config.tileAttribution }}
            notice={isWide ? null : <FinderNotice />}
            onView={setView}
            onSearchAgain={onClose}
            narrowed={shops.length < found.length ? { why, showAll: address.showAll } : undefined}
          />
        </div>
        {/* In the hand it stands behind the last establishment: here it took an eighth of the screen from them. */}
        {isWide ? <FinderNotice /> : null}
      </div>
    </Dialog>
  );
}
