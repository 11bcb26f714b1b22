import { createHash, randomBytes } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { AuthPorts } from '../ports.ts';
import type { Device } from '../record/device.ts';

export type RevokePorts = Pick<AuthPorts, 'registeredDevices' | 'families' | 'accounts' | 'now'>;
export type DevicePorts = Pick<AuthPorts, 'registeredDevices' | 'newId' | 'now'>;

/** A device that registers itself. */
export interface AskedDevice extends Pick<Device, 'app' | 'platform' | 'browserHash'> {
  /** The device's own name for itself; kept as a hash. */
  readonly token: string;
}

/** Registers a device once, however often it asks. Answers the token by which it is known from now on. */
export async function registerDevice(
  { registeredDevices, newId, now }: DevicePorts,
  userId: string,
  { token, ...seen }: AskedDevice,
): Promise<string> {
  const registerToken = randomBytes(32).toString('base64url');
  await registeredDevices.keep(newId(), {
    ...seen,
    userId,
    tokenHash: hashOf(token),
    registerHash: hashOf(registerToken),
    at: now(),
  });
  return registerToken;
}

/**
 * Forgets a device and ends what its browser had open, in every service at once: the access tokens of the person that were
 * issued before are refused, and only the sessions of other devices renew them. Throws `NotFoundException` for another's.
 */
export async function revokeDevice(ports: RevokePorts, userId: string, deviceId: string): Promise<void> {
  const { registeredDevices, families, accounts, now } = ports;
  const device = (await registeredDevices.ofUser(userId)).find(({ id }) => id === deviceId);
  if (!device) throw appError('NotFoundException', 'Unknown device.');
  if (device.browserHash) {
    // A renewal that comes in between finds its family closed: nothing is issued after the end that is told.
    await families.closeAllOfBrowser(userId, device.browserHash);
    await accounts.endSessions(userId, now());
  }
  // Last: an end that broke off is asked for again from the list.
  await registeredDevices.remove(userId, deviceId);
}

/** Under which a browser's cookie, or a token, is kept. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
