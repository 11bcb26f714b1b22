import { clientOf, newClientBody, newClientOf } from './index.ts';

const wireClient = {
  client_id: 'c1',
  row_hash: 'a'.repeat(32),
  name: 'Caisse',
  reason: 'Envoyer les factures',
  scopes: ['repairs:read' as const],
  entity_id: 'e1',
  entity_name: 'Vélos Bleus',
  is_revoked: false,
  secrets: [{ secret_id: 's1', hint: 'x7Qa', created_date: '2026-01-02T03:04:05.000Z', last_use_date: null }],
  last_call_date: null,
  calls_by_day: [{ day: '2026-01-02', calls: 3 }],
  history: [],
};

describe('a client on the wire', () => {
  it('is read as bound to its shop by name, with secrets that nobody has used yet', () => {
    expect(clientOf(wireClient)).toMatchObject({
      clientId: 'c1',
      kind: 'shop',
      boundTo: 'Vélos Bleus',
      lastCallAt: undefined,
      secrets: [{ secretId: 's1', hint: 'x7Qa', usedAt: undefined }],
    });
  });

  it('is asked for and read again as the same request', () => {
    const request = { name: 'Caisse', reason: 'Envoyer', scopes: ['repairs:read' as const], funderId: 'ville' };
    const { entityId, ...read } = newClientOf(newClientBody(request));
    expect([entityId, read]).toEqual([undefined, request]);
  });
});
