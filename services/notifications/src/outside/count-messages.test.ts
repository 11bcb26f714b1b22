import { createMetrics } from '@alveole/service-kit';
import type { Message } from '../record/message.ts';
import type { Channel, HandOver } from './channel.ts';
import { countMessages } from './count-messages.ts';

const answering = (answer: HandOver): Channel => ({ knowsKeys: true, send: () => Promise.resolve(answer) });
const message = { channel: 'sms', to: '+33612345678' } as unknown as Message;

it('counts mails and SMS by what became of them, and never names whom they were for', async () => {
  const registry = createMetrics('notifications', { processMetrics: false });
  const sent = answering({ fate: 'sent', reference: '1' });
  const channels = countMessages(registry, { mail: sent, sms: answering({ fate: 'away' }) });
  await channels.mail.send(message, 'key');
  await channels.mail.send(message, 'key');
  expect(await channels.sms.send(message, 'key')).toEqual({ fate: 'away' });
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/messages_handed_over_total\{channel="mail",fate="sent",service="notifications"\} 2/);
  expect(metrics).toMatch(/messages_handed_over_total\{channel="sms",fate="away",service="notifications"\} 1/);
  expect(metrics).not.toContain('612345678');
});
