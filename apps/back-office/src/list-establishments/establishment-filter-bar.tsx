import type { EstablishmentCounts } from '@alveole/contracts/establishment';
import { FilterChips, Select } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { FilterAddress } from '../browse/use-address-filters.ts';
import { texts } from './list-establishments.text.ts';
import {
  allChip,
  anyTraining,
  chosenChip,
  chosenTraining,
  establishmentParams,
  shownChips,
  trainingFilters,
  trainingOptions,
} from './establishment-filters.ts';
import classes from './establishment-filter-bar.module.css';

export interface EstablishmentFilterBarProps extends FilterAddress {
  readonly counts: EstablishmentCounts | undefined;
}

/** The state of the files and of their requests for training, each with its count; both live in the address. */
export function EstablishmentFilterBar({ params, change, counts }: EstablishmentFilterBarProps): ReactNode {
  const training = chosenTraining(params);
  return (
    <>
      <FilterChips
        label={texts.filters}
        options={shownChips(counts, params)}
        value={chosenChip(params)}
        onChange={(chip) => change({ [establishmentParams.filter]: chip === allChip ? undefined : chip })}
        areCountsAwaited={counts === undefined}
      />
      <div className={classes.training}>
        <Select
          label={texts.training}
          isLabelHidden
          options={trainingOptions(counts)}
          value={training === undefined ? anyTraining : trainingFilters[training].value}
          onChange={(value) => change({ [establishmentParams.training]: value === anyTraining ? undefined : value })}
        />
      </div>
    </>
  );
}
