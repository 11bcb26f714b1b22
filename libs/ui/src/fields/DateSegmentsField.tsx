import { parseDate, type CalendarDate } from '@internationalized/date';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './field.module.css';
import segmentClasses from './DateSegmentsField.module.css';

export interface DateSegmentsFieldProps extends FieldProps<string | null> {
  /** A day as `AAAA-MM-JJ`, `null` while it is not complete. */
  value?: string | null;
  /** The first and the last day allowed, as `AAAA-MM-JJ`. */
  minValue?: string;
  maxValue?: string;
}

/** A day in three parts that arrows raise and lower: handy for filters near today. No calendar. */
export function DateSegmentsField(props: DateSegmentsFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    value,
    minValue,
    maxValue,
    onChange,
    isRequired,
    isDisabled,
    isReadOnly,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaDateField
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      value={toDate(value)}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      shouldForceLeadingZeros
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <DateInput className={segmentClasses.input}>
          {(segment) => <DateSegment segment={segment} className={segmentClasses.segment} />}
        </DateInput>
      </FieldFrame>
    </AriaDateField>
  );
}

function toDate(value: string | null | undefined): CalendarDate | null {
  return value ? parseDate(value) : null;
}
