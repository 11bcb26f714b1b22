import { Unreachable } from './refusal.ts';

/** What the token endpoint answers (RFC 6749, 5.1). */
export interface TokenAnswer {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token?: string | undefined;
}

/**
 * Sends a form to the token endpoint of the installation.
 * @throws Refusal with the code of RFC 6749, 5.2; Unreachable
 */
export type AskToken = (form: Readonly<Record<string, string>>, basic?: BasicCredentials) => Promise<TokenAnswer>;

export interface BasicCredentials {
  readonly id: string;
  readonly secret: string;
}

/** Where a client takes its access tokens from; one source serves any number of calls at once. */
export interface TokenSource {
  /** A token that is good for a while. */
  token(ask: AskToken): Promise<string>;
  /** A newer one than the one that was refused; undefined where there is none. */
  tokenAfter(refusedToken: string, ask: AskToken): Promise<string | undefined>;
}

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Rights to ask for, such as `repairs:read`; all that the access has without it. */
  readonly scopes?: readonly string[];
}

/** Tokens of software in its own name (RFC 6749, 4.4), renewed before their term. */
export function clientCredentials({ clientId, clientSecret, scopes }: ClientCredentials): TokenSource {
  const form = { grant_type: 'client_credentials', ...(scopes && { scope: scopes.join(' ') }) };
  return renewing((ask) => ask(form, { id: clientId, secret: clientSecret }));
}

export interface GrantedAccess {
  readonly clientId: string;
  /** The newest one: each is good once. */
  readonly refreshToken: string;
  /** Stores the next refresh token, before anything is sent with what came along: without it the consent is lost. */
  readonly storeRefreshToken: (refreshToken: string) => Promise<void> | void;
}

/** Tokens of software that a shop allowed (RFC 6749, 6), renewed before their term. */
export function grantedAccess({ clientId, refreshToken, storeRefreshToken }: GrantedAccess): TokenSource {
  let newest = refreshToken;
  return renewing(async (ask) => {
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: newest };
    // The same refresh token is good once more at once, for whoever lost the answer.
    const answer = await ask(form).catch((failure) => {
      if (failure instanceof Unreachable) return ask(form);
      throw failure;
    });
    if (answer.refresh_token !== undefined && answer.refresh_token !== newest) {
      newest = answer.refresh_token;
      await storeRefreshToken(newest);
    }
    return answer;
  });
}

/** A token that somebody else renews, for example that of a person who signed in. */
export function fixedToken(token: string): TokenSource {
  return { token: async () => token, tokenAfter: async () => undefined };
}

/** Seconds before its term from which a token is renewed; a quarter of its life where that is less. */
const renewalMargin = 60;

/** Keeps a token as long as it is good; calls that need another one at the same time share one renewal. */
function renewing(askNext: (ask: AskToken) => Promise<TokenAnswer>): TokenSource {
  let current: { readonly token: string; readonly goodUntil: number } | undefined;
  let renewal: Promise<string> | undefined;
  const renew = (ask: AskToken): Promise<string> => {
    renewal ??= askNext(ask)
      .then(({ access_token: token, expires_in: seconds }) => {
        current = { token, goodUntil: Date.now() + 1000 * (seconds - Math.min(renewalMargin, seconds / 4)) };
        return token;
      })
      .finally(() => (renewal = undefined));
    return renewal;
  };
  return {
    token: async (ask) => (current && Date.now() < current.goodUntil ? current.token : renew(ask)),
    tokenAfter: async (refusedToken, ask) => (current && current.token !== refusedToken ? current.token : renew(ask)),
  };
}
