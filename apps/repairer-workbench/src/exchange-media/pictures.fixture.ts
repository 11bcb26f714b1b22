import { readableDocument, resizePhoto } from '@alveole/shared-screens/chosen-files';

/** One picture that is being made, in the test's hand. */
export interface BegunPicture {
  readonly chosen: File;
  readonly finish: (made: File) => void;
  readonly fail: (failure: unknown) => void;
}

/** A device that makes pictures when the test says so. The suite mocks `@alveole/shared-screens/chosen-files` first: jsdom draws nothing. */
export function slowPictures(): readonly BegunPicture[] {
  const begun: BegunPicture[] = [];
  const make = (chosen: File) => new Promise<File>((finish, fail) => begun.push({ chosen, finish, fail }));
  jest.mocked(resizePhoto).mockReset().mockImplementation(make);
  jest.mocked(readableDocument).mockReset().mockImplementation(make);
  return begun;
}
