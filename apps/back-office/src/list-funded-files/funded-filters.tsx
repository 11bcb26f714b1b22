import type { FundedFilter } from '@alveole/contracts/funder';
import { fundedStates } from '@alveole/domain';
import type { FundedState } from '@alveole/domain';
import { Button, DateField, FilterChips } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ListSearch } from '../browse/list-search.tsx';
import type { FilterAddress } from '../browse/use-address-filters.ts';
import classes from './list-funded-files.module.css';
import { fundedBadges, texts } from './list-funded-files.text.ts';

const every = 'every';
type Chip = FundedState | typeof every;
const chips: readonly { readonly value: Chip; readonly label: string }[] = [
  { value: every, label: texts.every },
  ...fundedStates.map((value) => ({ value, label: fundedBadges[value].label })),
];

/** What narrows the list of a funder; the days are folded while none is asked for, so that the first file stands on a phone’s first screen. */
export function FundedFilters({
  address: { params, change },
  filter,
}: {
  readonly address: FilterAddress;
  readonly filter: FundedFilter;
}): ReactNode {
  const [areDaysOpen, openDays] = useState(filter.firstDay !== undefined || filter.lastDay !== undefined);
  return (
    <div className={classes.filters}>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchExample}
        value={params.get('recherche') ?? ''}
        onSearch={(text) => change({ recherche: text })}
        areKeysOn={false}
      />
      <FilterChips
        label={texts.states}
        options={chips}
        value={filter.state ?? every}
        onChange={(chip) => change({ etat: chip === every ? undefined : chip })}
      />
      <Button icon="filter" aria-expanded={areDaysOpen} onPress={() => openDays(!areDaysOpen)}>
        {texts.days}
      </Button>
      {areDaysOpen ? (
        <div className={classes.days}>
          <DateField label={texts.from} value={params.get('du') ?? ''} onChange={(day) => change({ du: day })} />
          <DateField label={texts.until} value={params.get('au') ?? ''} onChange={(day) => change({ au: day })} />
        </div>
      ) : null}
    </div>
  );
}
