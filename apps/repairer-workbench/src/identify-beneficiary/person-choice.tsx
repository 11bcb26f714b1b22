import type { Consumer } from '@alveole/contracts';
import { Card, formatDate, Notice, RadioGroup } from '@alveole/ui';
import type { ReactNode } from 'react';
import { personName } from '../repair-file/file-words.ts';
import { words } from './identify.text.ts';

export interface PersonChoiceProps {
  readonly people: readonly Consumer[];
  readonly warning: string | undefined;
  /** The code of the person picked, or `new` for somebody else. */
  readonly onPick: (picked: string) => void;
}

/** Step 2: which of the people of this number it is. */
export function PersonChoice({ people, warning, onPick }: PersonChoiceProps): ReactNode {
  const known = people.map(({ consumer_id, consumer_data: { first_name, last_name, birth_date } }) => ({
    value: consumer_id,
    label: personName(first_name, last_name),
    description: `${words.born} ${formatDate(birth_date)}`,
  }));
  return (
    <Card title={words.peopleTitle} tone="current">
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <RadioGroup
        label={words.people}
        isLabelHidden
        variant="cards"
        options={[...known, { value: 'new', label: words.somebodyElse }]}
        value={null}
        onChange={onPick}
      />
    </Card>
  );
}
