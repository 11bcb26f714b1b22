import type { EstablishmentView } from '@alveole/contracts/establishment';
import { daySlotsLabel, mayEditSection, weekdayLabels, weekdays, type OpeningHours } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { openingHours } from '@alveole/validation';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { HoursFields } from '../hours-fields.tsx';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

const hours = z.object({ openingHours });
/** Nobody gave hours yet: a week left empty is no answer, and no week of closed days. */
const firstHours = hours.transform(({ openingHours: week }) => (isEmpty(week) ? {} : { openingHours: week }));

const isEmpty = (week: OpeningHours): boolean =>
  !week.rdvOnly && !week.noMap && weekdays.every((day) => (week[day] ?? []).every((slot) => slot === ''));

/** The week of the establishment: four hours a day, or by appointment, and whether the map shows it. */
export const hoursSection: ProfileSection = {
  id: 'horaires',
  title: () => texts.sections.hours,
  Content: Hours,
  Facts: HoursFacts,
  lacks: ({ profile }) => profile.openingHours === undefined,
  form: {
    fields: ['openingHours'],
    rules: ({ status, profile }) => {
      if (!mayEditSection(status, 'opening-hours')) return undefined;
      return profile.openingHours === undefined ? firstHours : hours;
    },
  },
};

function Hours({ establishment }: SectionProps): ReactNode {
  const isOpen = mayEditSection(establishment.status, 'opening-hours');
  return isOpen ? <HoursFields /> : <HoursFacts establishment={establishment} />;
}

function HoursFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { openingHours: week = {} } = establishment.profile;
  return (
    <>
      {week.rdvOnly ? (
        <p>{texts.rdvOnly}</p>
      ) : (
        <DefinitionList
          layout="rows"
          items={weekdays.map((day) => ({ label: weekdayLabels[day], value: daySlotsLabel(week[day]) }))}
        />
      )}
      {week.noMap ? <p>{texts.offMap}</p> : null}
    </>
  );
}
