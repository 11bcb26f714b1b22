export { amountFault } from './amount-fault.ts';
export { amountInCents } from './amount.ts';
export { consumerCode, mailCode, recoveryCode, scanCode, smsCode } from './codes.ts';
export { birthDate, frenchDateOfIso, insertSlashes, isoOfFrenchDate, registryDate } from './date.ts';
export {
  address,
  ape,
  apeToDisplay,
  chain,
  listedChain,
  city,
  commercialName,
  companyName,
  entityStatus,
  gpsPosition,
  optionalApe,
  productId,
  refusalReasons,
  repairersOnSite,
  vatRate,
  repairsPerWeek,
  website,
} from './establishment-fields.ts';
export { fileKindOfBytes, startOfPdf, type FileKind } from './files/file-kind.ts';
export { mediaTypeLength, mediaTypeOfBytes } from './files/media-type.ts';
export { documentFileName, photoFileName } from './files/chosen-file.ts';
export { invoiceChoiceFault, photoTimeFault } from './files/file-fault.ts';
export { displayFileName, extensionOfKind, fileExtension, type FileExtension } from './files/file-name.ts';
export { typedConsumerCode } from './typed-consumer-code.ts';
export { accountHolder, anyIban, bic, displayIban, iban, ibanNeedsBic, isBankOf } from './iban.ts';
export { compactIban } from './typed-iban.ts';
export {
  compactIdentifier,
  displayIdentifier,
  identifierToStored,
  massToolIdentifier,
  registerEntry,
  registerFromStored,
  registerToStored,
  rna,
  isStoredRna,
  rnaToDisplay,
  rnaToStored,
  siret,
  storedIdentifier,
  type RegisterEntry,
} from './identifiers.ts';
export { credentials, mail, mailPair, normaliseMail } from './mail.ts';
export { englishMessage, messages, postcodeToCheck, refusedText, type MessageKey } from './messages.ts';
export {
  birthPlace,
  firstName,
  lastName,
  normaliseName,
  representativeFirstName,
  representativeName,
  typedFirstName,
  typedLastName,
} from './name.ts';
export { openingHours } from './opening-hours.ts';
export { newPassword, passwordMaxBytes, passwordMinLength, passwordPair, utf8Length } from './password.ts';
export { knownPostcode, postcode, searchPostcode, soughtPlace, typedPostcode } from './postcode.ts';
export {
  compactPhone,
  displayPhone,
  isMobile,
  maskedPhone,
  normalisePhone,
  toE164,
  typedMobile,
  typedPhone,
} from './phone.ts';
export { mobile, mobilePair, phone, userPhone } from './phone-fields.ts';
export {
  acceptedTerms,
  bikeBrand,
  bikeSerial,
  chosenStatus,
  chosenUser,
  complementText,
  eligiblePremium,
  messageText,
  participants,
  scannedSerial,
} from './repair-fields.ts';
export {
  fieldRow,
  fieldsWhere,
  isPlain,
  profileFieldNames,
  profileFields,
  type PlainFieldName,
  type PlainFieldsOf,
  type PlainValue,
  type ProfileFieldName,
} from './profile-fields/profile-fields.ts';
export type { FieldHolders, FieldInput, FieldRow } from './profile-fields/field-row.ts';
export { searchWords } from './search-text.ts';
export { searchedText, type SearchedText } from './searched-text.ts';
export { findableTokens, narrowingTokens, queryTokens, wholeToken, type Findable } from './search-tokens.ts';
export { longestSignature, signatureSvg } from './signature.ts';
export { orEmpty } from './optional-text.ts';
export { faultOf, jsonOfText, requiredText } from './text.ts';
export { centsOfText } from './typed-amount.ts';
export {
  trainingFieldNames,
  trainingFields,
  trainingProvider,
  trainingRow,
  trainingTextMinLength,
  type TrainingFieldName,
  type TrainingFieldsOf,
} from './profile-fields/training.ts';
export { weekOf, weekShape } from './week-shape.ts';
export { complementFault, messageFault, requiredTextFault, smsCodeFault } from './text-fault.ts';
