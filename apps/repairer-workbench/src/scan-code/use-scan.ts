import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { faultOf, openCamera } from './camera-stream.ts';
import type { CameraFault, CameraStream } from './camera-stream.ts';
import type { Sight } from './code-reader.ts';
import type { ScanKind } from './scan-kind.ts';
import { watchFrames } from './watch-frames.ts';

/** The cameras of a device; undefined where a page may have none. */
export type Cameras = Pick<MediaDevices, 'getUserMedia'> | undefined;

/** What a scan stands on. */
export interface ScanMeans extends Pick<ScanKind, 'openReader'> {
  readonly cameras: Cameras;
}

export type ScanState = 'starting' | 'looking' | 'foreign' | 'lost' | CameraFault;

export interface Scan {
  readonly state: ScanState;
  /** The ref of the element that shows the picture; the camera opens once it is there. */
  readonly video: RefCallback<HTMLVideoElement>;
  /** That of the stream which is shown; undefined until there is one, and where it has no light. */
  readonly torch: CameraStream['torch'];
  readonly again: () => void;
}

/** Opens the camera and looks for a code until one is found; a hidden page lets the camera go. */
export function useScan(onCode: (code: string) => void, { cameras, openReader }: ScanMeans): Scan {
  // A state, since the dialog around the element may come later than the scan.
  const [picture, setPicture] = useState<HTMLVideoElement | null>(null);
  const [state, setState] = useState<ScanState>('starting');
  const [torch, setTorch] = useState<CameraStream['torch']>();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    if (picture === null) return;
    const showNext = () => {
      if (!document.hidden) again();
    };
    const scan = begin({ cameras, openReader }, picture, {
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
  }, [cameras, openReader, picture, tries]);
  return { state, video: setPicture, torch, again };
}

interface ScanListener {
  readonly onState: (state: ScanState) => void;
  readonly onTorch: (torch: CameraStream['torch']) => void;
  readonly onCode: (code: string) => void;
}

function begin({ cameras, openReader }: ScanMeans, picture: HTMLVideoElement, listener: ScanListener) {
  const ends: (() => void)[] = [];
  let isOver = false;
  /** What opens after the end is closed at once. */
  const untilEnd = (end: () => void): void => void (isOver ? end() : ends.push(end));
  const start = async (): Promise<void> => {
    listener.onState('starting');
    listener.onTorch(undefined);
    // The reader gets ready while the person and the camera do; what keeps it from that is told once they are.
    const opening = openReader();
    opening.then(
      (reader) => untilEnd(() => reader.close()),
      () => undefined,
    );
    const camera = await openCamera(cameras);
    untilEnd(camera.stop);
    if (isOver) return;
    picture.srcObject = camera.stream;
    await picture.play();
    listener.onTorch(camera.torch);
    const reader = await opening;
    if (isOver) return;
    listener.onState('looking');
    const onSight = (sight: Sight): void => {
      if (sight === undefined) return;
      if ('code' in sight) listener.onCode(sight.code);
      else listener.onState('foreign');
    };
    untilEnd(watchFrames({ video: picture, reader, onSight, onLost: () => fail('lost') }));
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
