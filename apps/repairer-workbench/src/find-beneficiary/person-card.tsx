import type { BeneficiaryView } from '@alveole/contracts/beneficiary';
import { Button, Card, formatDate } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { nameText } from '../show-file/file.text.ts';
import { texts } from './identify.text.ts';
import classes from './identify.module.css';

/** The person for whom the file will be opened. */
export function PersonCard({
  person,
  onChange,
  isOneOfMany,
}: {
  readonly person: BeneficiaryView;
  readonly onChange: () => void;
  /** What leads elsewhere: among several people to their list, from one alone to somebody else. */
  readonly isOneOfMany: boolean;
}): ReactNode {
  return (
    <Card
      title={nameText(person)}
      action={
        <Button variant="quiet" onPress={onChange}>
          {isOneOfMany ? texts.change : texts.somebodyElse}
        </Button>
      }
    >
      <p className={classes.soft}>{`${texts.born} ${formatDate(person.birthDate)} · ${displayPhone(person.mobile)}`}</p>
    </Card>
  );
}
