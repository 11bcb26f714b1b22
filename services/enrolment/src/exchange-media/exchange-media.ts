import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import { admitReading, admitUpload } from './media-access.ts';

/** Seconds for which a browser may put or read the object. */
const expiresIn = 900;

export type ExchangeMediaPorts = Pick<EnrolmentPorts, 'establishments' | 'registrations' | 'media' | 'now'>;

/** Where a browser may put an object of this name; a visitor has no caller. Throws `NotAuthorizedException`. */
export async function putUrl(ports: ExchangeMediaPorts, name: string, caller: Caller | undefined): Promise<string> {
  await admitUpload(ports, name, caller);
  return ports.media.presignPut(name, { expiresIn });
}

/** Where a browser may read an accepted object. Throws `NotFoundException`, `NotAuthorizedException`. */
export async function readUrl(ports: ExchangeMediaPorts, name: string, caller: Caller): Promise<string> {
  await admitReading(ports, name, caller);
  return ports.media.presignGet(name, { expiresIn });
}
