import { testInfrastructure } from '../node.ts';

describe('the infrastructure of a test file', () => {
  it('gives every file a database name and a prefix of its own', () => {
    const [one, other] = [testInfrastructure(), testInfrastructure()];
    expect(one.dbName).not.toBe(other.dbName);
    expect(one.objectStore.prefix).not.toBe(other.objectStore.prefix);
    expect(one.objectStore.endpoint).toBe(other.objectStore.endpoint);
  });

  it('shows what an SMS brought', async () => {
    const { smsUrl, inbox } = testInfrastructure();
    const sent = await fetch(smsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: '+33600000042', text: 'Votre code : 123456' }),
    });
    expect(sent.status).toBe(201);
    const message = await inbox.waitFor('+33600000042', ({ text }) => text.includes('123456'));
    expect(message.channel).toBe('sms');
  });
});
