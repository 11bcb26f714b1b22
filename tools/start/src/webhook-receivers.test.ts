import { webhookReceiversAt } from './webhook-receivers.ts';

it.each([
  ['http://127.0.0.1:8080', 'own-machine'],
  ['http://localhost:8080/velo', 'own-machine'],
  ['http://[::1]:8080', 'own-machine'],
  ['https://velo.exemple.fr', 'public'],
  ['http://192.168.1.20:8080', 'public'],
  ['https://localhost.exemple.fr', 'public'],
])('webhooks of an installation at %s call %s', (publicUrl, receivers) => {
  expect(webhookReceiversAt(publicUrl)).toBe(receivers);
});
