export {
  countryOfNational,
  internationalPhonePattern,
  isMobilePhone,
  nationalDigits,
  storedPhoneForms,
  withOwnCountry,
} from './phone-numbering.ts';
export { defaultUserListDate, maxColleagues, placeholderPassword, userStatus } from './account-states.ts';
export {
  colleagueRefusals,
  decideColleagueChange,
  decideColleagues,
  type Colleague,
  type ColleagueActor,
  type ColleagueChange,
} from './decide-colleague.ts';
export {
  becomesAdministrator,
  decideStaffAccounts,
  decideStaffChange,
  lastAdministrator,
  managesStaff,
  staffAccountRefusals,
  type StaffAccountState,
  type StaffManager,
} from './decide-staff-account.ts';
export {
  decideSecondPerson,
  foundingAdministrators,
  secondPersonTextsById,
  secondPersonRefusals,
  youngAccountDays,
  type AccountStanding,
  type TwoPersonAct,
} from './decide-second-person.ts';
