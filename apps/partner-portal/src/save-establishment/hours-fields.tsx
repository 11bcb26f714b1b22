import { openingHoursFaults, weekdays, type Weekday } from '@alveole/domain';
import { Checkbox, Fieldset, Stack } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CopyHours } from './copy-hours-controls.tsx';
import { DayHeads, DayRow } from './day-row.tsx';
import type { ProfileValues } from './profile-values.ts';
import { slotFaults, texts } from './save-establishment.text.ts';

/** Four hours a day, or by appointment only; and whether the map shows the establishment. */
export function HoursFields(): ReactNode {
  const { control } = useFormContext<ProfileValues>();
  const [left, setLeft] = useState<ReadonlySet<Weekday>>(new Set());
  return (
    <Bound control={control} name="openingHours">
      {({ value, onChange, error }) => {
        // A day tells its fault once it is left, the whole week once it was refused.
        const faults = openingHoursFaults(value).filter(({ day }) => error !== undefined || left.has(day));
        const faultOf = (day: Weekday) => faults.find((fault) => fault.day === day)?.fault;
        return (
          <Stack gap="200">
            <Checkbox
              label={texts.rdvOnly}
              value={value.rdvOnly ?? false}
              onChange={(rdvOnly) => onChange({ ...value, rdvOnly })}
            />
            {value.rdvOnly ? null : (
              <Fieldset legend={texts.week} hint={texts.hoursHint} error={error}>
                <Stack gap="150">
                  <DayHeads />
                  {weekdays.map((day) => {
                    const fault = faultOf(day);
                    return (
                      <DayRow
                        key={day}
                        day={day}
                        slots={value[day]}
                        error={fault && slotFaults[fault]}
                        onChange={(slots) => onChange({ ...value, [day]: slots })}
                        onLeave={() => setLeft((known) => new Set([...known, day]))}
                      />
                    );
                  })}
                  <CopyHours hours={value} onCopy={onChange} />
                </Stack>
              </Fieldset>
            )}
            <Checkbox
              label={texts.noMap}
              value={value.noMap ?? false}
              onChange={(noMap) => onChange({ ...value, noMap })}
            />
          </Stack>
        );
      }}
    </Bound>
  );
}
