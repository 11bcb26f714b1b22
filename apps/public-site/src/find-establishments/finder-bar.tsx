import type { RemoteProps } from '@alveole/contracts';
import type { PublicEstablishment } from '@alveole/contracts/establishment';
import type { Finder } from '@alveole/domain';
import { Checkbox, FilterChips, formatCount } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './finder-bar.module.css';
import { filterLabels, finderTexts, resultTexts } from './find-establishments.text.ts';
import { PostcodeForm } from './postcode-form.tsx';
import { filterShops, shopFilters } from './shop-filter.ts';
import type { FinderAddress } from './use-finder-address.ts';

export interface FinderBarProps {
  readonly kind: Finder;
  /** All that was found, whatever the filter. */
  readonly shops: readonly PublicEstablishment[];
  /** How many of them are listed. */
  readonly count: number;
  readonly address: FinderAddress;
  readonly notify: RemoteProps['notify'];
  readonly onSearch: (postcode: string) => void;
}

/** Search again, and filter what was found. */
export function FinderBar({ kind, shops, count, address, notify, onSearch }: FinderBarProps): ReactNode {
  const { postcode, filter, isOpenOnly } = address;
  return (
    <div className={classes.bar}>
      <div className={classes.search}>
        <PostcodeForm postcode={postcode} notify={notify} onSearch={onSearch} isCompact />
      </div>
      <div className={classes.filters}>
        {kind === 'repair' ? (
          <FilterChips
            label={resultTexts.filter}
            options={shopFilters.map((value) => ({
              value,
              label: filterLabels[value],
              count: filterShops(shops, value).length,
            }))}
            value={filter}
            onChange={address.choose}
          />
        ) : null}
        <Checkbox label={resultTexts.openNow} value={isOpenOnly} onChange={address.showOpenOnly} />
      </div>
      <p role="status" className="visually-hidden">
        {count > 0 ? formatCount(count, ...finderTexts[kind].found) : ''}
      </p>
    </div>
  );
}
