import type { ReaderPort } from '@alveole/hex-code/detector';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { faultOf, openCamera } from './camera-stream.ts';
import type { CameraFault, CameraStream } from './camera-stream.ts';
import { createCodeReader } from './code-reader.ts';
import type { Sight } from './code-reader.ts';
import type { ScanAnswer } from './scan-answer.ts';
import { watchFrames } from './watch-frames.ts';

/** A worker that reads frames, and can be ended. */
export type ScanPort = ReaderPort<ScanAnswer> & { terminate(): void };

/** What a scan stands on; a test gives its own. */
export interface ScanDevices {
  readonly media: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly startWorker: () => Promise<ScanPort>;
}

export const devicesOfBrowser: ScanDevices = {
  media: navigator.mediaDevices,
  startWorker: async () => (await import('./start-scan-worker.ts')).startScanWorker() as unknown as ScanPort,
};

export type ScanState = 'starting' | 'looking' | 'foreign' | 'lost' | CameraFault;

export interface Scan {
  readonly state: ScanState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly torch: CameraStream['torch'];
  readonly again: () => void;
}

/** Opens the camera and looks for a code until one is found; a hidden page lets the camera go. */
export function useScan(onCode: (code: string) => void, devices: ScanDevices): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>('starting');
  const [torch, setTorch] = useState<CameraStream['torch']>();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    const showNext = () => {
      if (!document.hidden) again();
    };
    const scan = begin(devices, video, {
      onState: setState,
      onTorch: (light) => setTorch(() => light),
      onCode: (code) => found.current(code),
    });
    const hide = () => (document.hidden ? scan.stop() : showNext());
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      scan.stop();
    };
  }, [devices, tries]);
  return { state, video, torch, again };
}

interface ScanListener {
  readonly onState: (state: ScanState) => void;
  readonly onTorch: (torch: CameraStream['torch']) => void;
  readonly onCode: (code: string) => void;
}

function begin(devices: ScanDevices, video: RefObject<HTMLVideoElement | null>, listener: ScanListener) {
  const ends: (() => void)[] = [];
  let isOver = false;
  /** What opens after the end is closed at once. */
  const untilEnd = (end: () => void): void => void (isOver ? end() : ends.push(end));
  const start = async (): Promise<void> => {
    listener.onState('starting');
    const camera = await openCamera(devices.media);
    untilEnd(camera.stop);
    const port = await devices.startWorker();
    untilEnd(() => port.terminate());
    if (isOver || video.current === null) return;
    video.current.srcObject = camera.stream;
    await video.current.play();
    listener.onTorch(camera.torch);
    listener.onState('looking');
    const onSight = (sight: Sight): void => {
      if (sight === undefined) return;
      if ('code' in sight) listener.onCode(sight.code);
      else listener.onState('foreign');
    };
    const reader = createCodeReader(port);
    untilEnd(watchFrames({ video: video.current, reader, onSight, onLost: () => fail('lost') }));
  };
  const stop = (): void => {
    isOver = true;
    ends.splice(0).forEach((end) => end());
  };
  /** Nothing is read any more, so the camera does not look on. */
  const fail = (state: ScanState): void => {
    if (isOver) return;
    stop();
    listener.onState(state);
  };
  start().catch((failure: unknown) => fail(faultOf(failure) ?? 'lost'));
  return { stop };
}
