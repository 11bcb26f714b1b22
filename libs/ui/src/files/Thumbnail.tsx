import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import classes from './Thumbnail.module.css';

/** The side of the drawn square, in pixels, for dense screens. */
const SIDE = 104;

/** A small picture of a local file. Drawn on a canvas: the content security policy allows no `blob:` image. */
export function Thumbnail({ file }: { file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!file?.type.startsWith('image/') || typeof createImageBitmap === 'undefined') return undefined;
    let isWanted = true;
    void createImageBitmap(file).then(
      (picture) => {
        if (isWanted) setDrawn(drawCovering(canvas.current, picture));
        picture.close();
      },
      () => setDrawn(false),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <span className={classes.frame} aria-hidden>
      <canvas ref={canvas} width={SIDE} height={SIDE} className={classes.canvas} hidden={!isDrawn} />
      {isDrawn ? null : <Icon name={file?.type.startsWith('image/') ? 'image' : 'file'} />}
    </span>
  );
}

/** Fills the square, cutting what stands out. */
function drawCovering(canvas: HTMLCanvasElement | null, picture: ImageBitmap): boolean {
  const pen = canvas?.getContext('2d');
  if (!pen) return false;
  const scale = Math.max(SIDE / picture.width, SIDE / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  pen.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  return true;
}
