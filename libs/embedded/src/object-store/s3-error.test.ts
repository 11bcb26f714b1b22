import { fullDiskError } from './s3-error.ts';

describe('an upload for which the disk has no room', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('is answered 503 when the system says %s', (code) => {
    expect(fullDiskError(Object.assign(new Error('write'), { code }))).toMatchObject({
      code: 'ServiceUnavailable',
      status: 503,
    });
  });

  it('is told from other faults of the disk', () => {
    expect(fullDiskError(Object.assign(new Error('open'), { code: 'EACCES' }))).toBeUndefined();
  });
});
