import { accept, administratorsAlone, refuse } from '@alveole/domain';
import { acceptedValue, appError } from './app-error.ts';
import type { ErrorCode } from './error-table.ts';
import { refusalIdOf } from './refusal-id.ts';

it.each([
  ['NotAuthorizedException', 'Entity not validated.', 'entity-not-validated'],
  ['NotAuthorizedException', 'Wrong email or password.', 'wrong-email-or-password'],
  ['CampaignClosedException', 'The grace period of the campaign is over.', 'the-grace-period-of-the-campaign-is-over'],
  ['TransitionRefusedException', 'Operation FAC not allowed at status 7.', 'operation-not-allowed-at-this-status'],
  ['TransitionRefusedException', 'Act validate not allowed at status 9.', 'act-not-allowed-at-this-status'],
  ['NotAuthorizedException', 'Operation AVAL not allowed for this role.', 'operation-not-allowed-for-this-role'],
  ['NotAuthorizedException', 'Act not allowed for this role.', 'act-not-allowed-for-this-role'],
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

it('throws the refusal of a decision under the id that the rules give it, and returns the value of an accepted one', () => {
  const thrown = () => acceptedValue(refuse({ ...administratorsAlone, message: 'Other words.' }));
  expect(thrown).toThrow(
    expect.objectContaining({
      code: 'NotAuthorizedException',
      refusal: 'only-an-administrator-of-the-establishment-may-change-this',
    }),
  );
  expect(acceptedValue(accept(3))).toBe(3);
});
