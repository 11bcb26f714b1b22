import { onceMore } from './once-more.ts';

const late = new Error('late');
const isLate = (failure: unknown) => failure === late;

/** Work that ends with each of these in turn; an error is thrown. */
function workOf(...ends: (string | Error)[]) {
  const work = async () => {
    const end = ends.shift();
    if (end instanceof Error) throw end;
    return end;
  };
  return { work, left: () => ends.length };
}

describe('work that may run out of time', () => {
  it('is done once more after it did', async () => {
    await expect(onceMore(workOf(late, 'read').work, isLate)).resolves.toBe('read');
  });

  it('is answered 503 with a delay after it did twice, and not tried again', async () => {
    const { work, left } = workOf(late, late, 'read');
    await expect(onceMore(work, isLate)).rejects.toMatchObject({
      code: 'ServiceUnavailableException',
      retryAfter: 10,
    });
    expect(left()).toBe(1);
  });

  it('fails at once with what is no matter of time', async () => {
    const { work, left } = workOf(new Error('broken'), 'read');
    await expect(onceMore(work, isLate)).rejects.toThrow('broken');
    expect(left()).toBe(1);
  });
});
