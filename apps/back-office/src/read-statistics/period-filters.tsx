import { Button, DateField, Select } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AddressFilters } from '../browse/use-address-filters.ts';
import { periodParams, weekChoices } from './period.ts';
import type { PeriodChoice } from './period.ts';
import classes from './read-statistics.module.css';
import { texts } from './read-statistics.text.ts';

export interface PeriodFiltersProps {
  readonly choice: PeriodChoice;
  readonly change: (filters: AddressFilters) => void;
  /** Absent while there is nothing to save. */
  readonly onSave: (() => void) | undefined;
}

const weekOptions = weekChoices.map((value) => ({ value, label: texts.weeks(value) }));
const kindOptions = [
  { value: 'all', label: texts.kinds.all },
  { value: '0', label: texts.kinds[0] },
  { value: '1', label: texts.kinds[1] },
] as const;

/** Which weeks and which files; the choice lives in the address. */
export function PeriodFilters({ choice, change, onSave }: PeriodFiltersProps): ReactNode {
  const [day, setDay] = useState(choice.until ?? '');
  const changeDay = (value: string): void => {
    setDay(value);
    if (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)) change({ [periodParams.until]: value });
  };
  return (
    <div className={classes.filters}>
      <Select
        label={texts.period}
        options={weekOptions}
        value={choice.weeks}
        onChange={(value) => change({ [periodParams.weeks]: value })}
      />
      <DateField label={texts.until} hint={texts.untilHint} value={day} onChange={changeDay} isOptional />
      <Select
        label={texts.kind}
        options={kindOptions}
        value={choice.kind === undefined ? 'all' : (kindOptions[choice.kind + 1]?.value ?? 'all')}
        onChange={(value) => change({ [periodParams.kind]: value === 'all' ? undefined : value })}
      />
      <div className={classes.acts}>
        <Button icon="download" isDisabled={!onSave} {...(onSave ? { onPress: onSave } : {})}>
          {texts.csv}
        </Button>
        <Button icon="print" onPress={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  );
}
