import { RepairStatus } from '@alveole/domain';
import type { OperationCode } from '@alveole/domain';
import type { HistoryEntryView } from './history-entry-view.ts';
import {
  countingPhotos,
  earlierEvidence,
  invoicesOf,
  messagesOf,
  openRequest,
  photosOf,
  premiumStepsOf,
  shownMedia,
} from './evidence.ts';

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

describe('why the premium of a file is what it is', () => {
  const reckoned = entry('invoice', 'FAC', {
    mediaName: 'a.pdf',
    reckoningSteps: [{ title: 'Aide', value: '50,00\u00a0€' }],
  });

  it('is the steps of the invoice that counts, below the version of the rules that reckoned it', () => {
    expect(premiumStepsOf({ history: [reckoned], premiumCents: 50_00 })).toEqual(reckoned.reckoningSteps);
    expect(premiumStepsOf({ history: [{ ...reckoned, reckoningVersion: 2 }], premiumCents: 50_00 })).toEqual([
      { title: 'Règles appliquées', value: 'version 2' },
      { title: 'Aide', value: '50,00\u00a0€' },
    ]);
    expect(premiumStepsOf({ history: [entry('earlier', 'FAC', { mediaName: 'a.pdf' })] })).toEqual([]);
  });

  it('goes on with each correction of what was paid, to what the premium is now', () => {
    const history = [reckoned, entry('less', 'FACCOR', { adjustmentCents: -15_00 })];
    expect(premiumStepsOf({ history, premiumCents: 35_00 }).slice(1)).toEqual([
      { title: 'Correction par le programme', value: '−15,00\u00a0€' },
      { title: 'Aide corrigée', value: '35,00\u00a0€' },
    ]);
  });
});

describe('the photos that count', () => {
  const photo = (id: string) => entry(id, 'PHO', { mediaName: `${id}.jpg` });

  it.each([
    ['the last one before anything was asked', [photo('a'), photo('b')], ['b'], ['a']],
    ['all that answer what was asked', [photo('a'), entry('asked', 'COM'), photo('b'), photo('c')], ['b', 'c'], ['a']],
    ['the last one where no photo answers', [photo('a'), photo('b'), entry('asked', 'COM')], ['b'], ['a']],
    [
      'those that answer the last of several requests',
      [photo('a'), entry('asked', 'COM'), photo('b'), entry('again', 'COMECH'), photo('c'), photo('d')],
      ['c', 'd'],
      ['b', 'a'],
    ],
  ])('are %s', (_, history, counting, replaced) => {
    expect(ids(countingPhotos({ history }))).toEqual(counting);
    expect(ids(earlierEvidence({ history }))).toEqual(replaced);
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
