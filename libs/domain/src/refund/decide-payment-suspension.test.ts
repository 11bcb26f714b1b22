import {
  changesPaymentSuspension,
  decidePaymentSuspension,
  suspensionNotAllowed,
} from './decide-payment-suspension.ts';

it.each([
  [0, true],
  [1, false],
] as const)('an administrator of permission %i may suspend payments: %s', (permission, isAllowed) => {
  expect(decidePaymentSuspension({ permission })).toEqual(
    isAllowed ? { ok: true, value: undefined } : { ok: false, refusal: suspensionNotAllowed },
  );
});

it.each([
  [false, 'suspend', true],
  [true, 'suspend', false],
  [true, 'resume', true],
  [false, 'resume', false],
] as const)('where payments are suspended is %s, to %s them changes something: %s', (isSuspended, act, isChange) => {
  expect(changesPaymentSuspension(isSuspended, act)).toBe(isChange);
});
