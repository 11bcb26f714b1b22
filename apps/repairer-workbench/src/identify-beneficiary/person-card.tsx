import type { Consumer } from '@alveole/contracts';
import { Button, Card, formatDate, formatPhone } from '@alveole/ui';
import type { ReactNode } from 'react';
import { personName } from '../repair-file/file-words.ts';
import { words } from './identify.text.ts';
import classes from './identify.module.css';

/** The person for whom the file will be opened. */
export function PersonCard({
  consumer,
  onChange,
}: {
  readonly consumer: Consumer;
  readonly onChange: () => void;
}): ReactNode {
  const { first_name, last_name, birth_date, smartphone_number } = consumer.consumer_data;
  return (
    <Card
      title={personName(first_name, last_name)}
      action={
        <Button variant="quiet" onPress={onChange}>
          {words.change}
        </Button>
      }
    >
      <p className={classes.soft}>
        {words.born} {formatDate(birth_date)} · {formatPhone(smartphone_number)}
      </p>
    </Card>
  );
}
