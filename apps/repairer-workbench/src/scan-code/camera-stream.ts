/** Why there is no picture: the person or the browser refuses it, or the device has none to give. */
export type CameraFault = 'blocked' | 'missing';

export interface CameraStream {
  readonly stream: MediaStream;
  /** Undefined where the camera has no light. */
  readonly torch: ((isOn: boolean) => Promise<void>) | undefined;
  stop(): void;
}

/** The camera at the back where there is one: it is held at an invoice or at a screen. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Opens the camera. @throws CameraFault */
export async function openCamera(devices: Pick<MediaDevices, 'getUserMedia'> | undefined): Promise<CameraStream> {
  // Pages over plain http have no camera at all.
  if (devices === undefined) throw cameraFault('missing');
  try {
    return cameraOf(await devices.getUserMedia(wanted));
  } catch (failure) {
    const { name } = failure as Error;
    throw cameraFault(name === 'NotAllowedError' || name === 'SecurityError' ? 'blocked' : 'missing');
  }
}

/** The camera's fault in what failed; undefined when something else failed. */
export function faultOf(failure: unknown): CameraFault | undefined {
  return (failure as { readonly fault?: CameraFault }).fault;
}

const cameraFault = (fault: CameraFault) => Object.assign(new Error(`The camera is ${fault}.`), { fault });

function cameraOf(stream: MediaStream): CameraStream {
  const [track] = stream.getVideoTracks();
  // Not yet in the DOM's types: https://w3c.github.io/mediacapture-image/
  const { torch: hasTorch } = (track?.getCapabilities?.() ?? {}) as { readonly torch?: boolean };
  const light = async (torch: boolean): Promise<void> => {
    await track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
  };
  return {
    stream,
    torch: hasTorch ? light : undefined,
    stop: () => stream.getTracks().forEach((each) => each.stop()),
  };
}
