import { appError } from './app-error.ts';
import type { ErrorCode } from './error-table.ts';
import { refusalIdOf } from './refusal-id.ts';

it.each([
  ['NotAuthorizedException', 'Entity not validated.', 'entity-not-validated'],
  ['NotAuthorizedException', 'Wrong email or password.', 'wrong-email-or-password'],
  ['CampaignClosedException', 'The grace period of the campaign is over.', 'the-grace-period-of-the-campaign-is-over'],
  ['TransitionRefusedException', 'Operation FAC not allowed at status 7.', 'operation-not-allowed-at-this-status'],
  ['TransitionRefusedException', 'Act validate not allowed at status 9.', 'act-not-allowed-at-this-status'],
  ['NotAuthorizedException', 'Operation AVAL not allowed for this role.', 'operation-not-allowed-for-this-role'],
  ['ValidationException', 'mail (INVALID): Invalid email, name (MISSING): Field is required', 'field-invalid'],
  ['ValidationException', 'entity_data.documents (MISSING): Field is required', 'field-missing'],
  ['BikeAlreadyClaimedException', '', 'bike-already-claimed'],
] as const)('%s « %s » is named %s', (code, message, id) => {
  expect(refusalIdOf(appError(code as ErrorCode, message))).toBe(id);
});

it('a refusal keeps the id that it is given, whatever its words become', () => {
  expect(refusalIdOf(appError('NotAuthorizedException', 'Other words.', { refusal: 'account-closed' }))).toBe(
    'account-closed',
  );
});
