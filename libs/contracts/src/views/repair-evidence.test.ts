import { RepairStatus } from '@alveole/domain';
import type { OperationCode } from '@alveole/domain';
import type { HistoryEntryView } from './history-entry-view.ts';
import { earlierEvidence, invoicesOf, messagesOf, openRequest, photosOf, shownMedia } from './repair-evidence.ts';

const entry = (
  operationId: string,
  operation: OperationCode,
  carried: Partial<HistoryEntryView> = {},
): HistoryEntryView => ({
  operationId,
  operation,
  at: '2026-03-02T10:00:00Z',
  status: RepairStatus.incomplete,
  author: { role: 'REP', name: 'Camille Martin' },
  ...carried,
});
const ids = (entries: readonly HistoryEntryView[]) => entries.map(({ operationId }) => operationId);

describe('the evidence of a file', () => {
  const history = [
    entry('opened', 'INIT'),
    entry('first', 'FAC', { mediaName: 'a.pdf', stampedMediaName: 'a-o.pdf' }),
    entry('photo', 'PHO', { mediaName: 'b.jpg' }),
    entry('second', 'FAC', { mediaName: 'c.pdf' }),
    entry('lost', 'FAC'),
  ];

  it('is its invoices and its photos, the last of each first', () => {
    expect([ids(invoicesOf({ history })), ids(photosOf({ history }))]).toEqual([['second', 'first'], ['photo']]);
  });

  it('keeps what was replaced', () => {
    expect(ids(earlierEvidence({ history }))).toEqual(['first']);
  });

  it('is shown by its copy with the stamp, where there is one', () => {
    expect(invoicesOf({ history }).map(shownMedia)).toEqual(['c.pdf', 'a-o.pdf']);
  });
});

describe('the discussion of a file', () => {
  it('is its messages, oldest first', () => {
    const history = [entry('one', 'MSG', { text: 'Bonjour' }), entry('opened', 'SMS'), entry('two', 'MSG')];
    expect(ids(messagesOf({ history }))).toEqual(['one', 'two']);
  });
});

describe('what was asked of the repairer', () => {
  const history = [entry('old', 'COM'), entry('new', 'COMECH', { reasonLines: ['Photo floue'] }), entry('said', 'MSG')];

  it('is the last request, while the file waits for the answer', () => {
    const { complementAsked, sampleComplementAsked, complemented } = RepairStatus;
    const asked = [complementAsked, sampleComplementAsked, complemented].map((status) =>
      openRequest({ history, status }),
    );
    expect(asked.map((request) => request?.operationId)).toEqual(['new', 'new', undefined]);
  });
});
