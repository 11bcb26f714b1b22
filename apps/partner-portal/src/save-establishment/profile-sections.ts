import type { ProfileSection } from './profile-section.ts';
import { accountSections } from './sections/account-sections.tsx';
import { activitySection } from './sections/activity-section.tsx';
import { addressSection } from './sections/address-section.tsx';
import { bankSection } from './sections/bank-section.tsx';
import { companySection } from './sections/company-section.tsx';
import { hoursSection } from './sections/hours-section.tsx';
import { representativeSection } from './sections/representative-section.tsx';

/** The profile's table of contents. A section more is a file of `sections/` and a line here. */
export const profileSections: readonly ProfileSection[] = [
  companySection,
  representativeSection,
  addressSection,
  bankSection,
  hoursSection,
  activitySection,
  ...accountSections,
];
