import { sectionTexts as software } from '../../manage-grants/manage-grants.text.ts';
import { GrantsSection } from '../../manage-grants/grants-section.tsx';
import { DevicesSection } from '../../manage-devices/devices-section.tsx';
import { texts as devices } from '../../manage-devices/manage-devices.text.ts';
import { ColleaguesSection } from '../../manage-colleagues/colleagues-section.tsx';
import { texts as colleagues } from '../../manage-colleagues/manage-colleagues.text.ts';
import { CameraSection } from './switch-camera.tsx';
import { texts as camera } from './switch-camera.text.ts';
import type { ProfileSection } from '../profile-section.ts';

/** What belongs to the account and not to the file: each keeps by itself what it holds. */
export const accountSections: readonly ProfileSection[] = [
  { id: 'comptes', title: () => colleagues.title, Content: ColleaguesSection, isGoneWhenClosed: true },
  { id: 'logiciels', title: () => software.title, Content: GrantsSection, isGoneWhenClosed: true },
  { id: 'appareils', title: () => devices.title, Content: DevicesSection, isGoneWhenClosed: true },
  { id: 'comptoir', title: () => camera.title, Content: CameraSection, isGoneWhenClosed: true },
];
