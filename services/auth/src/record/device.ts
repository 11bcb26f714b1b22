/** A device that somebody signed in with. */
export interface Device {
  readonly id: string;
  readonly app: string;
  /** As the device names itself, « Firefox sous Android » say. */
  readonly platform: string;
  /** Hash of the browser's cookie, by which its sessions are known; absent for what brings none. */
  readonly browserHash: string | undefined;
  readonly registeredAt: Date;
  readonly usedAt: Date;
}

/** A device as it registers itself. */
export interface SeenDevice extends Pick<Device, 'app' | 'platform' | 'browserHash'> {
  readonly userId: string;
  readonly tokenHash: string;
  readonly registerHash: string;
  readonly at: Date;
}
