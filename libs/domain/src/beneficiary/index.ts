export {
  beneficiaryLookup,
  claimedBikes,
  hasHadSession,
  isListedBike,
  lookupMessages,
  type FoundPerson,
  type Lookup,
  type LookupMode,
  type LookupOutcome,
  type PastFile,
} from './beneficiary-lookup.ts';
export { lastBikeOf, type BikeFile } from './last-bike.ts';
export {
  decidePhoneCorrection,
  phoneCorrectionText,
  decideClientNumber,
  ownNumberOfShop,
  waitsElsewhere,
  type CorrectingActor,
} from './phone-correction.ts';
export { personName, type ReadableName } from './person-name.ts';
export {
  ageOn,
  consumerCodeAlphabet,
  consumerCodeFrom,
  consumerCodeLength,
  isAdult,
  isBirthDay,
  personKey,
  samePerson,
  type Identity,
} from './person.ts';
