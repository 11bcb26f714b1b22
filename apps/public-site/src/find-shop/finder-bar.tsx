import type { PublicEstablishment, RemoteProps } from '@alveole/contracts';
import type { Finder } from '@alveole/domain';
import { FilterChips, formatCount } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './finder-bar.module.css';
import { filterLabels, finderTexts, resultTexts } from './find-shop.text.ts';
import { PostcodeForm } from './postcode-form.tsx';
import { filterShops, shopFilters } from './shop-filter.ts';
import type { ShopFilter } from './shop-filter.ts';

export interface FinderBarProps {
  readonly kind: Finder;
  /** All that was found, whatever the filter. */
  readonly shops: readonly PublicEstablishment[];
  readonly postcode: string;
  readonly filter: ShopFilter;
  readonly notify: RemoteProps['notify'];
  readonly onSearch: (postcode: string) => void;
  readonly onFilter: (filter: ShopFilter) => void;
}

/** Search again, and filter what was found. */
export function FinderBar({ kind, shops, postcode, filter, notify, onSearch, onFilter }: FinderBarProps): ReactNode {
  const count = filterShops(shops, filter).length;
  return (
    <div className={classes.bar}>
      <div className={classes.search}>
        <PostcodeForm postcode={postcode} notify={notify} onSearch={onSearch} isCompact />
      </div>
      {kind === 'repair' ? (
        <FilterChips
          label={resultTexts.filter}
          options={shopFilters.map((value) => ({
            value,
            label: filterLabels[value],
            count: filterShops(shops, value).length,
          }))}
          value={filter}
          onChange={onFilter}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {count > 0 ? formatCount(count, ...finderTexts[kind].found) : ''}
      </p>
    </div>
  );
}
