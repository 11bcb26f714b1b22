export { profileFaults } from './profile-faults.ts';
export type { ProfileFault } from './profile-faults.ts';
