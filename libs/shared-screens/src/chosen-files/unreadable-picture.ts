import { texts } from './chosen-files.text.ts';

/** Why a chosen picture cannot be made into what is sent. */
export type PictureFault = 'damaged' | 'too-large-here' | 'unknown-here';

const sentences: Readonly<Record<PictureFault, string>> = {
  damaged: texts.damaged,
  'too-large-here': texts.tooLargeHere,
  'unknown-here': texts.unknownHere,
};

/** The picture is damaged, or this device cannot read it. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`picture is ${fault}`, options);
    this.fault = fault;
  }
}

/** What people read of a picture that could not be made ready; undefined for every other failure. */
export function pictureFailureText(failure: unknown): string | undefined {
  return failure instanceof UnreadablePicture ? sentences[failure.fault] : undefined;
}
