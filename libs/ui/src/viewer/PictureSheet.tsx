import { useState, type ReactNode } from 'react';
import classes from './DocumentViewer.module.css';
import type { FrameSize } from './use-frame-size.ts';
import { isLyingDown, type Viewing } from './viewing.ts';

export interface SheetProps {
  readonly url: string;
  readonly title: string;
  readonly viewing: Viewing;
  readonly frame: FrameSize;
  readonly onReady: (pages: number) => void;
  readonly onFailed: () => void;
}

/** A picture, whole in its frame at zoom 1. */
export function PictureSheet({ url, title, viewing, frame, onReady, onFailed }: SheetProps): ReactNode {
  const [natural, setNatural] = useState<FrameSize>();
  const { width, height } = natural === undefined ? frame : fitted(natural, frame, viewing);
  const isTurned = isLyingDown(viewing.rotation);
  return (
    <div
      className={classes.sheet}
      style={{ inlineSize: isTurned ? height : width, blockSize: isTurned ? width : height }}
    >
      <img
        src={url}
        alt={title}
        className={classes.picture}
        data-ready={natural ? '' : undefined}
        style={{ inlineSize: width, blockSize: height, rotate: `${viewing.rotation}deg` }}
        onError={onFailed}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setNatural({ width: naturalWidth || 1, height: naturalHeight || 1 });
          onReady(1);
        }}
      />
    </div>
  );
}

/** The size of the picture as it lies before it is turned. */
function fitted(natural: FrameSize, frame: FrameSize, { zoom, rotation }: Viewing): FrameSize {
  const [width, height] = isLyingDown(rotation) ? [natural.height, natural.width] : [natural.width, natural.height];
  const scale = Math.min(frame.width / width, frame.height / height) * zoom;
  return { width: Math.floor(natural.width * scale), height: Math.floor(natural.height * scale) };
}
