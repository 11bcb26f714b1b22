import { callsOwnMachine } from './calls-own-machine.ts';

const AMQP_URL = 'amqp://rabbitmq';

it.each([
  ['public', AMQP_URL, 'production', false],
  ['public', undefined, 'test', false],
  ['own-machine', undefined, 'production', true],
  ['own-machine', AMQP_URL, 'development', true],
  ['own-machine', AMQP_URL, 'test', true],
] as const)('with %s, broker %s and %s webhooks call the own machine: %s', (receivers, broker, mode, expected) => {
  expect(callsOwnMachine({ WEBHOOK_RECEIVERS: receivers, AMQP_URL: broker, NODE_ENV: mode })).toBe(expected);
});

it('refuses to start an installation in production that calls the own machine', () => {
  expect(() => callsOwnMachine({ WEBHOOK_RECEIVERS: 'own-machine', AMQP_URL, NODE_ENV: 'production' })).toThrow(
    'WEBHOOK_RECEIVERS must be public in production',
  );
});
