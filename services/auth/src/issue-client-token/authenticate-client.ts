import { appError } from '@alveole/contracts';
import type { BasicCredentials } from '@alveole/service-kit';
import { clientSecretRules, oauthRefusal } from '@alveole/service-kit/service';
import type { AuthPorts } from '../ports.ts';
import { matchingSecret } from '../record/software-client.ts';
import type { ClientSecret, SoftwareClient } from '../record/software-client.ts';

export type AuthenticatePorts = Pick<AuthPorts, 'clients' | 'guesses'>;

/** What a caller says of itself: by HTTP Basic, or in its form. */
export interface ClientCredentials {
  readonly basic: BasicCredentials | 'unreadable' | undefined;
  readonly form: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined };
  /** Where the call comes from. */
  readonly address: string;
}

export interface AuthenticatedClient {
  readonly client: SoftwareClient;
  /** The one of its secrets that was brought. */
  readonly secret: ClientSecret;
}

/**
 * The client whose secret was brought. An unknown client, a wrong secret and a revoked one are refused alike, after the same
 * work; whoever guesses is slowed by client and address, as with passwords (ADR 18).
 * Throws `invalid_client`, `invalid_request` for credentials of two kinds, `TooManyRequestsException`.
 */
export async function authenticateClient(
  { clients, guesses }: AuthenticatePorts,
  credentials: ClientCredentials,
): Promise<AuthenticatedClient> {
  const { id, secret: text } = credentialsIn(credentials);
  const guesser = { address: credentials.address };
  const guess = { purpose: 'client-secret', subject: id, guesser };
  const triesLeft = await guesses.take(guess, clientSecretRules);
  if (triesLeft === undefined)
    throw appError('TooManyRequestsException', 'Too many attempts.', { retryAfter: clientSecretRules.windowMs / 1000 });
  const client = await clients.find(id);
  const secret = matchingSecret(client, text);
  if (!client || !secret) throw refusedClient();
  await guesses.forgive(guess);
  await guesses.remember(id, guesser);
  return { client, secret };
}

function credentialsIn({ basic, form }: ClientCredentials): BasicCredentials {
  if (basic === 'unreadable') throw refusedClient();
  const { client_id: id, client_secret: secret } = form;
  if (basic !== undefined) {
    if (secret !== undefined || (id !== undefined && id !== basic.id))
      throw oauthRefusal('invalid_request', 'Credentials come by one way, not by two.');
    return basic;
  }
  if (id === undefined || secret === undefined) throw refusedClient();
  return { id, secret };
}

const refusedClient = () => oauthRefusal('invalid_client', 'Unknown client or secret.');
