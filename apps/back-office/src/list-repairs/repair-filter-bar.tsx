import type { ApiCaller } from '@alveole/contracts';
import type { RepairCounts, RepairListFilter } from '@alveole/contracts/repair';
import type { Campaign } from '@alveole/domain';
import { Button, FilterChips } from '@alveole/ui';
import { startTransition, useState } from 'react';
import type { ReactNode } from 'react';
import { onlyFound } from '../browse/only-found.ts';
import type { FilterAddress } from '../browse/use-address-filters.ts';
import { answerOptions } from './answer-options.ts';
import { texts } from './list-repairs.text.ts';
import classes from './list-repairs.module.css';
import { FilterPanel } from './filter-panel.lazy.tsx';
import { filterTags } from './filter-tags.ts';
import { addressOf, chosenChip, isNarrowedBesides, repairChips, repairParams } from './repair-filters.ts';

export interface RepairFilterBarProps {
  readonly api: ApiCaller;
  readonly filter: RepairListFilter;
  readonly change: FilterAddress['change'];
  readonly counts: RepairCounts | undefined;
  /** How many files the filter leaves; undefined until it is known. */
  readonly total: number | undefined;
  readonly shopName: string | undefined;
  readonly campaign: Pick<Campaign, 'questions'>;
}

/** Chips for the day's work, a panel for the rest, and a tag for each of its filters in force. */
export function RepairFilterBar({
  api,
  filter,
  change,
  counts,
  total,
  shopName,
  campaign,
}: RepairFilterBarProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenChip(filter);
  const isNarrowed = isNarrowedBesides(filter);
  const answers = answerOptions(campaign);
  const tags = filterTags(filter, { shopName, answers });
  const show = (next: RepairListFilter): void => {
    change(addressOf(next));
    setOpen(false);
  };
  return (
    <>
      <FilterChips
        label={texts.filters}
        options={isNarrowed ? onlyFound(repairChips(counts, chosen), chosen, total) : repairChips(counts, chosen)}
        value={chosen}
        onChange={(chip) => change({ [repairParams.filter]: chip })}
        areCountsAwaited={counts === undefined && !isNarrowed}
      />
      {/* The press is painted before the panel is drawn, which takes a slow processor a quarter of a second. */}
      <Button icon="filter" onPress={() => startTransition(() => setOpen(true))}>
        {texts.panel.open(tags.length)}
      </Button>
      {tags.length === 0 ? null : (
        <ul aria-label={texts.tags.label} className={classes.tags}>
          {tags.map(({ label, without }) => (
            <li key={label}>
              <Button size="s" icon="close" aria-label={texts.tags.remove(label)} onPress={() => show(without)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FilterPanel
        isOpen={isOpen}
        api={api}
        filter={filter}
        counts={isNarrowed ? undefined : counts}
        shopName={shopName}
        answers={answers}
        onShow={show}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
