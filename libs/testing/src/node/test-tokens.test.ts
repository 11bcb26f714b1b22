import { createTokenVerifier } from '@alveole/service-kit';
import { createTestTokens } from './test-tokens.ts';

describe('tokens for tests', () => {
  const tokens = createTestTokens();
  const verifier = createTokenVerifier(tokens.publicKeys);

  it.each(['REP', 'ADM', 'ALL', 'FUB'] as const)('of role %s are read by the services', (role) => {
    expect(verifier.access(tokens.access(role, { entityId: 'shop-7' }))).toMatchObject({ role, entityId: 'shop-7' });
  });

  it('of another signer are refused', () => {
    expect(() => verifier.access(createTestTokens().access('REP'))).toThrow();
  });
});
