import { weekdayLabels, weekdays, type OpeningHours, type Weekday } from '@alveole/domain';
import { Button, Row, Select, Stack } from '@alveole/ui';
import { useState, type ReactNode } from 'react';
import { daysReached, dayToCopy, withDayCopied, type CopyTarget } from './copy-hours.ts';
import { texts } from './save-establishment.text.ts';

export interface CopyHoursProps {
  readonly hours: OpeningHours;
  readonly onCopy: (hours: OpeningHours) => void;
}

const days = weekdays.map((day) => ({ value: day, label: weekdayLabels[day] }));
const targets: readonly { readonly target: CopyTarget; readonly label: string }[] = [
  { target: 'weekdays', label: texts.copyToWeekdays },
  { target: 'open-days', label: texts.copyToOpenDays },
];

/** The hours of one day on others, and which were reached. */
export function CopyHours({ hours, onCopy }: CopyHoursProps): ReactNode {
  const [chosen, setChosen] = useState<Weekday>();
  const [copied, setCopied] = useState<string>();
  const from = chosen ?? dayToCopy(hours);
  const copy = (target: CopyTarget) => {
    const reached = daysReached(hours, from, target).map((day) => weekdayLabels[day]);
    setCopied(texts.copied(weekdayLabels[from], reached));
    onCopy(withDayCopied(hours, from, target));
  };
  return (
    <Stack gap="100">
      <Select label={texts.copyFrom} options={days} value={from} onChange={setChosen} />
      <Row gap="100">
        {targets.map(({ target, label }) => (
          <Button
            key={target}
            size="s"
            isDisabled={daysReached(hours, from, target).length === 0}
            onPress={() => copy(target)}
          >
            {label}
          </Button>
        ))}
      </Row>
      <p role="status">{copied}</p>
    </Stack>
  );
}
