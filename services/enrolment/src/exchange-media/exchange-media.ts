import { appError } from '@alveole/contracts';
import { uploadLimits } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import { secondsToNextDay } from '../store/upload-budget-store.ts';
import { renewRegistration } from '../renew-registration/renew-registration.ts';
import { admitReading, admitUpload, ownerOf } from './media-access.ts';

/** Seconds for which a browser may put or read the object. */
const expiresIn = 900;

export type ExchangeMediaPorts = Pick<
  EnrolmentPorts,
  'establishments' | 'registrations' | 'uploadBudgets' | 'media' | 'now'
>;

export interface UploadWish {
  readonly name: string;
  /** Bytes, where the caller tells them: the address is then good for this length alone. */
  readonly size: number | undefined;
  /** The client's network. */
  readonly network: string;
}

/**
 * Where a browser may put an object of this name; a visitor has no caller. Throws `NotAuthorizedException`, and
 * `TooManyRequestsException` once the visitor's address has used up its day.
 */
export async function putUrl(
  ports: ExchangeMediaPorts,
  { name, size, network }: UploadWish,
  caller: Caller | undefined,
): Promise<string> {
  await admitUpload(ports, name, caller);
  if (caller === undefined) {
    await charge(ports, { name, size, network });
    // A code too old to be prolonged still serves to its end.
    await renewRegistration(ports, ownerOf(name)).catch(() => undefined);
  }
  return ports.media.presignPut(name, { expiresIn, size });
}

async function charge({ uploadBudgets, now }: ExchangeMediaPorts, { name, size, network }: UploadWish): Promise<void> {
  const upload = { entityId: ownerOf(name), network, bytes: size ?? uploadLimits.objectBytes };
  if (await uploadBudgets.take(upload, now())) return;
  throw appError('TooManyRequestsException', 'Too many uploads from this address today.', {
    retryAfter: secondsToNextDay(now()),
  });
}

/** Where a browser may read an accepted object. Throws `NotFoundException`, `NotAuthorizedException`. */
export async function readUrl(ports: ExchangeMediaPorts, name: string, caller: Caller): Promise<string> {
  await admitReading(ports, name, caller);
  return ports.media.presignGet(name, { expiresIn });
}
