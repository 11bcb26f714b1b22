import type { EstablishmentView } from '@alveole/contracts';
import {
  daySlotsLabel,
  openingHoursFaults,
  weekdayLabels,
  weekdays,
  type OpeningHours,
  type Weekday,
} from '@alveole/domain';
import { Button, Checkbox, DefinitionList, Fieldset, Stack } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { DayHeads, DayRow } from './day-row.tsx';
import type { ProfileValues } from './profile-form.ts';
import { slotFaults, texts } from './save-profile.text.ts';

export interface HoursSectionProps {
  readonly establishment: EstablishmentView;
  readonly isEditable: boolean;
}

/** The week of the establishment: four hours a day, or by appointment, and whether the map shows it. */
export function HoursSection({ establishment, isEditable }: HoursSectionProps): ReactNode {
  return isEditable ? <HoursFields /> : <HoursFacts hours={establishment.profile.openingHours ?? {}} />;
}

function HoursFacts({ hours }: { hours: OpeningHours }): ReactNode {
  if (hours.rdvOnly) return <p>{texts.rdvOnly}</p>;
  return (
    <DefinitionList
      layout="rows"
      items={weekdays.map((day) => ({ label: weekdayLabels[day], value: daySlotsLabel(hours[day]) }))}
    />
  );
}

function HoursFields(): ReactNode {
  const { control, formState } = useFormContext<ProfileValues>();
  return (
    <Bound control={control} name="openingHours">
      {({ value, onChange, error }) => {
        const faults = formState.submitCount > 0 ? openingHoursFaults(value) : [];
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
                      />
                    );
                  })}
                  <div>
                    <Button size="s" onPress={() => onChange(withMondayCopied(value))}>
                      {texts.copyMonday}
                    </Button>
                  </div>
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

function withMondayCopied(hours: OpeningHours): OpeningHours {
  const { mon = ['', '', '', ''] } = hours;
  return { ...hours, tue: mon, wed: mon, thu: mon, fri: mon };
}
