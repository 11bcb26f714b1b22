import type { EstablishmentKind, OpeningHours } from '@alveole/domain';

type Day = NonNullable<OpeningHours['mon']>;

const closed: Day = ['', '', '', ''];
const split: Day = ['09:00', '12:00', '14:00', '18:30'];
const throughout: Day = ['10:00', '', '', '19:00'];
const afternoon: Day = ['', '', '14:00', '19:00'];
const morning: Day = ['09:30', '12:30', '', ''];

const shops: readonly OpeningHours[] = [
  { mon: closed, tue: split, wed: split, thu: split, fri: split, sat: throughout, sun: closed },
  { mon: afternoon, tue: throughout, wed: throughout, thu: throughout, fri: throughout, sat: throughout, sun: closed },
  { tue: split, wed: split, thu: split, fri: split, sat: morning, rdvOnly: false },
];
const workshops: readonly OpeningHours[] = [
  { mon: closed, tue: closed, wed: afternoon, thu: closed, fri: afternoon, sat: split, sun: closed },
  { tue: afternoon, thu: afternoon, sat: morning },
  { rdvOnly: true },
];

/** Weeks that each kind of establishment is open. */
export const openingWeeks: Readonly<Record<EstablishmentKind, readonly OpeningHours[]>> = {
  0: shops,
  1: workshops,
  2: workshops,
  3: [{ mon: split, tue: split, wed: split, thu: split, fri: split }],
};
