import { createHash, randomBytes } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { AuthPorts } from '../ports.ts';
import type { Device } from '../record/device.ts';

export type DevicePorts = Pick<AuthPorts, 'registeredDevices' | 'families' | 'newId' | 'now'>;

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

/** Forgets a device and ends what its browser had open. Throws `NotFoundException` for another's. */
export async function revokeDevice(ports: DevicePorts, userId: string, deviceId: string): Promise<void> {
  const removed = await ports.registeredDevices.remove(userId, deviceId);
  if (!removed) throw appError('NotFoundException', 'Unknown device.');
  if (removed.browserHash) await ports.families.closeAllOfBrowser(userId, removed.browserHash);
}

/** Under which a browser's cookie, or a token, is kept. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
