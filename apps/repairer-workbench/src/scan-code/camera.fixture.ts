/** jsdom draws and plays nothing: a picture of one pixel stands for every frame. */
export function playOnePixel(): void {
  const one = { data: new Uint8ClampedArray(4) };
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 1 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => 1 });
  HTMLVideoElement.prototype.play = async () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => one,
  })) as never;
}

export interface FakeCamera {
  readonly cameras: Pick<MediaDevices, 'getUserMedia'>;
  /** Whether the light was to be turned on or off, in order. */
  readonly lights: readonly boolean[];
  /** How often it was let go. */
  readonly stopped: () => number;
}

interface CameraTrait {
  readonly hasTorch?: boolean;
  /** Its light neither comes on nor goes out. */
  readonly refusesLight?: boolean;
  readonly failure?: string;
}

/** A camera, or the failure that its browser answers with. */
export function fakeCamera({ hasTorch = false, refusesLight = false, failure }: CameraTrait = {}): FakeCamera {
  const lights: boolean[] = [];
  let stops = 0;
  const track = {
    stop: () => (stops += 1),
    getCapabilities: () => ({ torch: hasTorch }),
    applyConstraints: async ({ advanced: [{ torch }] }: { advanced: [{ torch: boolean }] }) => {
      lights.push(torch);
      if (refusesLight) throw new DOMException('no', 'OverconstrainedError');
    },
  };
  const getUserMedia = async () => {
    if (failure) throw new DOMException('no', failure);
    return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  };
  return { cameras: { getUserMedia }, lights, stopped: () => stops };
}
