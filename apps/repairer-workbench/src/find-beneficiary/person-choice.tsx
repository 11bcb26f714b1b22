import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import { Card, formatDate, Notice, RadioGroup } from '@alveole/ui';
import type { ReactNode } from 'react';
import { nameText } from '../show-file/file.text.ts';
import { texts } from './identify.text.ts';

export interface PersonChoiceProps {
  readonly people: readonly BeneficiaryView[];
  readonly warning: string | undefined;
  /** The code of the person picked, or `new` for somebody else. */
  readonly onPick: (picked: string) => void;
}

/** Step 2: which of the people of this number it is. */
export function PersonChoice({ people, warning, onPick }: PersonChoiceProps): ReactNode {
  const known = people.map((person) => ({
    value: person.consumerId,
    label: nameText(person),
    description: `${texts.born} ${formatDate(person.birthDate)}`,
  }));
  return (
    <Card title={texts.peopleTitle} tone="current">
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <RadioGroup
        label={texts.people}
        isLabelHidden
        variant="cards"
        options={[...known, { value: 'new', label: texts.somebodyElse }]}
        value={null}
        onChange={onPick}
      />
    </Card>
  );
}
