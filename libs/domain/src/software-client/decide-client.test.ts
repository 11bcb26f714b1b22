import {
  bindingOf,
  clientBindings,
  decideClientRevocation,
  decideClients,
  decideClientScopes,
  decideNewSecret,
  decideSecretRevocation,
  kindOf,
  scopes,
  scopesOfBinding,
} from './index.ts';

const refusalIdOf = (decision: { ok: boolean; refusal?: { id: string } }) => decision.refusal?.id;

describe('access of software', () => {
  it.each([
    ['ADM', 0, undefined],
    ['ADM', 1, 'only-an-administrator-of-permission-0-manages-software-access'],
    ['ALL', 0, 'only-an-administrator-of-permission-0-manages-software-access'],
    ['REP', 0, 'only-an-administrator-of-permission-0-manages-software-access'],
    ['FIN', 0, 'only-an-administrator-of-permission-0-manages-software-access'],
  ] as const)('is managed by role %s with permission %i: refusal %s', (role, permission, refusal) => {
    expect(refusalIdOf(decideClients({ role, permission, userId: 'somebody' }))).toBe(refusal);
  });

  it.each(clientBindings.flatMap((binding) => scopes.map((scope) => [binding, scope] as const)))(
    'bound to the %s is given the scope %s only where its binding offers it',
    (binding, scope) => {
      expect(decideClientScopes(binding, [scope]).ok).toBe(scopesOfBinding[binding].includes(scope));
    },
  );

  it('is given each scope once, and is refused without any', () => {
    expect(decideClientScopes('programme', ['statistics:read', 'statistics:read'])).toEqual({
      ok: true,
      value: ['statistics:read'],
    });
    expect(refusalIdOf(decideClientScopes('programme', []))).toBe('scopes-not-offered-for-this-binding');
  });

  it('offers scopes that write to the software of a shop alone', () => {
    const writing = scopes.filter((scope) => scope.endsWith(':write'));
    expect(clientBindings.filter((name) => writing.some((scope) => scopesOfBinding[name].includes(scope)))).toEqual([
      'shop',
    ]);
  });

  it('is given to software that shops allow as to the software of a shop', () => {
    expect(decideClientScopes('shops', ['repairs:write']).ok).toBe(true);
    expect(decideClientScopes('shops', ['accounts:read']).ok).toBe(false);
    expect(kindOf({ redirectUris: ['https://caisse.exemple.fr'] })).toBe('shops');
    expect(kindOf({ entityId: 'e1' })).toBe('shop');
  });

  it('counts as bound to a shop, to a funder, or to the programme where it names neither', () => {
    expect([bindingOf({ entityId: 'e1' }), bindingOf({ funderId: 'ville' }), bindingOf({})]).toEqual([
      'shop',
      'funder',
      'programme',
    ]);
  });
});

describe('secrets of a client', () => {
  const client = (secretIds: string[], isRevoked = false) => ({ secretIds, isRevoked, isForShops: false });

  it('are refused beyond two, and where the client is revoked', () => {
    expect(decideNewSecret(client(['a'])).ok).toBe(true);
    expect(refusalIdOf(decideNewSecret(client(['a', 'b'])))).toBe('client-has-two-secrets');
    expect(refusalIdOf(decideNewSecret(client([], true)))).toBe('client-is-revoked');
  });

  it('are refused to software that shops allow', () => {
    expect(refusalIdOf(decideNewSecret({ ...client([]), isForShops: true }))).toBe(
      'software-that-shops-allow-has-no-secret',
    );
  });

  it('are revoked but for the last one, for an unknown one and for those of a revoked client', () => {
    expect(decideSecretRevocation(client(['a', 'b']), 'a').ok).toBe(true);
    expect(refusalIdOf(decideSecretRevocation(client(['a']), 'a'))).toBe('last-secret-of-client');
    expect(refusalIdOf(decideSecretRevocation(client(['a', 'b']), 'c'))).toBe('unknown-secret');
    expect(refusalIdOf(decideSecretRevocation(client(['a', 'b'], true), 'a'))).toBe('client-is-revoked');
  });

  it('end with their client, which is revoked once', () => {
    expect(decideClientRevocation(client(['a'])).ok).toBe(true);
    expect(refusalIdOf(decideClientRevocation(client([], true)))).toBe('client-is-revoked');
  });
});
