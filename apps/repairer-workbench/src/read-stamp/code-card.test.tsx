import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { encode } from '@alveole/hex-code';
import { toSvg } from '@alveole/hex-code/svg';
import { renderScreen } from '@alveole/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { CodeCard } from './code-card.tsx';

const file = { repairId: 'repair-1', fileNumber: 'REP00042_10001', kind: RepairKind.repair };
const value = '123456789012345678';
const stamped = { entity_id: 'repair-1', long_description: { stamp: value } };

const label = () => screen.queryByRole('group', { name: 'Étiquette du vélo' });

/** What comes when the test gives it. */
function pendingAnswer<Value>() {
  let give: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { promise, give: (value: Value) => give(value) };
}

/** What is printed; jsdom draws no picture and has no printer. */
function printer(draw: () => Promise<void> = async () => undefined) {
  const prints: object[] = [];
  jest.spyOn(globalThis, 'print').mockImplementation(() => {
    const codes = label()?.querySelectorAll('[role=img], img').length;
    prints.push({ text: document.body.lastElementChild?.textContent, codes });
  });
  const decode = jest.fn<Promise<void>, []>(draw);
  HTMLImageElement.prototype.decode = decode;
  return { prints, decoding: () => decode.mock.contexts[0] as HTMLElement };
}

afterEach(() => jest.restoreAllMocks());

describe('the code of a file', () => {
  it('is a QR code, an O°code and five digits', async () => {
    const { api } = atCounter();
    api.answer(repairRoutes.readStamp, stamped);
    renderScreen(<CodeCard api={api} file={file} />);
    const stamp = await screen.findByRole('img', { name: 'O°code du dossier' });
    expect(decodeURIComponent(stamp.getAttribute('src') ?? '')).toBe(
      `data:image/svg+xml,${toSvg(encode(value), { size: 100 })}`,
    );
    expect(screen.getByRole('img', { name: 'QR code du dossier REP00042_10001' })).toBeInTheDocument();
    expect(screen.getByText('10001')).toBeInTheDocument();
  });

  it.each([
    [RepairKind.repair, /quand le client reprend son vélo/],
    [RepairKind.session, /quand la séance a eu lieu/],
  ])('says when it is asked for, of a file of kind %i', (kind, sentence) => {
    const { api } = atCounter();
    api.answer(repairRoutes.readStamp, stamped);
    renderScreen(<CodeCard api={api} file={{ ...file, kind }} />);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('stands without the O°code while that is not to be had', async () => {
    const { api } = atCounter();
    api.answer(repairRoutes.readStamp, () => Promise.reject(new Error('away')));
    renderScreen(<CodeCard api={api} file={file} />);
    expect(await screen.findByText('10001')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'O°code du dossier' })).not.toBeInTheDocument();
  });

  it('prints a label that names nobody, and takes it away again', async () => {
    const { api } = atCounter();
    api.answer(repairRoutes.readStamp, stamped);
    const { user } = renderScreen(<CodeCard api={api} file={file} />);
    await screen.findByRole('img', { name: 'O°code du dossier' });
    const { prints } = printer();
    await user.click(screen.getByRole('button', { name: 'Imprimer l’étiquette' }));
    await waitFor(() => expect(prints).toEqual([{ text: '10001REP00042_10001', codes: 2 }]));
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(label()).not.toBeInTheDocument();
  });

  it('prints a label once its O°code is there, and drawn', async () => {
    const { api } = atCounter();
    const stamp = pendingAnswer<RouteResult<typeof repairRoutes.readStamp>>();
    api.answer(repairRoutes.readStamp, () => stamp.promise);
    const { user } = renderScreen(<CodeCard api={api} file={file} />);
    const picture = pendingAnswer<void>();
    const { prints, decoding } = printer(() => picture.promise);
    await user.click(screen.getByRole('button', { name: 'Imprimer l’étiquette' }));
    expect(prints).toEqual([]);
    await act(async () => stamp.give(stamped));
    await waitFor(() => expect(label()).toContainElement(decoding()));
    expect(prints).toEqual([]);
    await act(async () => picture.give());
    expect(prints).toEqual([{ text: '10001REP00042_10001', codes: 2 }]);
  });

  it.each([
    ['the server does not tell', () => Promise.reject(new Error('away')), undefined, 1],
    ['the browser does not draw', () => stamped, () => Promise.reject(new DOMException('no', 'EncodingError')), 2],
  ])('prints its label all the same when %s the O°code', async (_case, answer, draw, codes) => {
    const { api } = atCounter();
    api.answer(repairRoutes.readStamp, answer);
    const { user } = renderScreen(<CodeCard api={api} file={file} />);
    const { prints } = printer(draw);
    await user.click(screen.getByRole('button', { name: 'Imprimer l’étiquette' }));
    await waitFor(() => expect(prints).toEqual([{ text: '10001REP00042_10001', codes }]));
  });

  it('prints nothing once it is left', async () => {
    const { api } = atCounter();
    api.answer(repairRoutes.readStamp, stamped);
    const { user, unmount } = renderScreen(<CodeCard api={api} file={file} />);
    await screen.findByRole('img', { name: 'O°code du dossier' });
    const picture = pendingAnswer<void>();
    const { prints, decoding } = printer(() => picture.promise);
    await user.click(screen.getByRole('button', { name: 'Imprimer l’étiquette' }));
    await waitFor(() => expect(decoding()).toBeDefined());
    unmount();
    await act(async () => picture.give());
    expect(prints).toEqual([]);
  });
});
