import * as apiClient from '@alveole/api-client';
import type { UploadOptions } from '@alveole/api-client';

/** One upload that has begun, in the test's hand. */
export interface BegunUpload extends UploadOptions {
  readonly finish: () => void;
  readonly fail: (failure: unknown) => void;
}

/**
 * An object store that answers when the test says so. The suite mocks `uploadFile` and `sha256Hex` first: jsdom has no
 * cryptography.
 */
export function slowStore(): readonly BegunUpload[] {
  const begun: BegunUpload[] = [];
  jest.mocked(apiClient.sha256Hex).mockResolvedValue('c'.repeat(64));
  jest.mocked(apiClient.uploadFile).mockImplementation(
    (options) =>
      new Promise((finish, fail) => {
        options.signal?.addEventListener('abort', () => fail(options.signal?.reason));
        begun.push({ ...options, finish, fail });
      }),
  );
  return begun;
}
