import { keepReader } from './keep-reader.ts';
import type { CodeReader } from './code-reader.ts';

const picture = { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 as const };

/** Readers that are opened one after the other; those of these numbers fail so. */
function readers({ unopened = [], lost = [] }: { unopened?: readonly number[]; lost?: readonly number[] }) {
  let opened = 0;
  const closed: number[] = [];
  const open = async (): Promise<CodeReader> => {
    opened += 1;
    const number = opened;
    if (unopened.includes(number)) throw new Error('its file cannot be fetched');
    const read = async () => {
      if (lost.includes(number)) throw new Error('the worker is lost');
      return { code: `read by ${number}` };
    };
    return { read, close: () => void closed.push(number) };
  };
  return { ...keepReader(open), closed };
}

const scanWith = async ({ lend }: Pick<ReturnType<typeof keepReader>, 'lend'>) => {
  const reader = await lend();
  try {
    return await reader.read(picture);
  } finally {
    reader.close();
  }
};

describe('a reader that is kept', () => {
  it('serves one scan after the other, and is closed when it is let go', async () => {
    const reader = readers({});
    expect([await scanWith(reader), await scanWith(reader)]).toEqual([{ code: 'read by 1' }, { code: 'read by 1' }]);
    expect(reader.closed).toEqual([]);
    reader.letGo();
    await scanWith(reader);
    expect(reader.closed).toEqual([1]);
  });

  it('gives way to another once it is lost', async () => {
    const reader = readers({ lost: [1] });
    await expect(scanWith(reader)).rejects.toThrow('the worker is lost');
    expect(reader.closed).toEqual([1]);
    expect(await scanWith(reader)).toEqual({ code: 'read by 2' });
  });

  it('is tried again after it could not be opened', async () => {
    const reader = readers({ unopened: [1] });
    await expect(scanWith(reader)).rejects.toThrow('its file cannot be fetched');
    expect(await scanWith(reader)).toEqual({ code: 'read by 2' });
  });

  it('is closed as well when it opens after it was let go', async () => {
    const reader = readers({});
    const opening = reader.lend();
    reader.letGo();
    await opening;
    expect(reader.closed).toEqual([1]);
  });
});
