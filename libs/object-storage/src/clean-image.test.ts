import { cleanImage } from './clean-image.ts';

const slow = () => Promise.reject(new Error('timeout: 12% complete'));

describe('cleaning a picture', () => {
  it('is tried once more where the machine was too slow for it', async () => {
    const decodes = [slow, async () => Buffer.from('clean')];
    const decode = () => decodes.shift()?.() ?? slow();
    await expect(cleanImage(new Uint8Array(), 'png', decode)).resolves.toEqual(Buffer.from('clean'));
  });

  it('answers 503 with a delay after two tries that were too slow, and calls the picture not unreadable', async () => {
    await expect(cleanImage(new Uint8Array(), 'png', slow)).rejects.toMatchObject({
      code: 'ServiceUnavailableException',
      retryAfter: 10,
    });
  });
});
