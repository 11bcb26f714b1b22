import { createTokenSigner, createTokenVerifier } from './person-tokens.ts';
import { rememberTokens } from './remember-tokens.ts';
import { keyPair } from './test-keys.harness.ts';

const keys = keyPair('k1');
const signer = createTokenSigner(keys);
const person = {
  role: 'REP',
  userId: 'u1',
  entityId: 'e1',
  permission: 0,
  entityGender: 0,
  userName: 'Camille',
} as const;

function counting() {
  const verifier = createTokenVerifier(keys.publicKeys);
  let checks = 0;
  let time = Date.now();
  const access = (token: string) => {
    checks += 1;
    return verifier.access(token);
  };
  return {
    verifier: rememberTokens({ ...verifier, access }, () => time),
    checks: () => checks,
    later: (milliseconds: number) => void (time += milliseconds),
  };
}

describe('a verifier that remembers', () => {
  it('checks the signature of a token once', () => {
    const { verifier, checks } = counting();
    const token = signer.access(person);
    expect([verifier.access(token), verifier.access(token)]).toEqual([person, person]);
    expect(checks()).toBe(1);
  });

  it('has the token checked again, and so refused, once its time is over', () => {
    const { verifier, checks, later } = counting();
    const token = signer.access(person);
    verifier.access(token);
    later(16 * 60_000);
    verifier.access(token);
    expect(checks()).toBe(2);
  });

  it('remembers no token that was refused', () => {
    const { verifier, checks } = counting();
    const forged = `${signer.access(person).split('.').slice(0, 2).join('.')}.AAAA`;
    expect(() => verifier.access(forged)).toThrow('Token invalid.');
    expect(() => verifier.access(forged)).toThrow('Token invalid.');
    expect(checks()).toBe(2);
  });

  it('tells two tokens apart that differ in their signature alone', () => {
    const { verifier } = counting();
    const token = signer.access(person);
    verifier.access(token);
    expect(() => verifier.access(`${token.slice(0, -4)}AAAA`)).toThrow('Token invalid.');
  });
});
