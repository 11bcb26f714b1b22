import { RepairKind, RepairStatus } from '@alveole/domain';
import { outstandingAdditions } from './file-additions.ts';
import type { CountableFile, CountedMark } from '../store/counted-files.ts';

const at = new Date('2026-03-04T09:00:00.000Z');
const step = { at, premiumCents: undefined, adjustmentCents: undefined } as const;

it('a filed file is not counted by an answer that its last invoice took away', () => {
  const file: CountableFile = {
    id: 'repair-1',
    kind: RepairKind.repair,
    entityId: 'entity-1',
    history: [
      { ...step, code: 'INIT', status: RepairStatus.incomplete, answers: { etudiant: true } },
      { ...step, code: 'FAC', status: RepairStatus.incomplete, answers: { velo: 'cargo', enfants: true } },
      {
        ...step,
        code: 'FAC',
        status: RepairStatus.incomplete,
        answers: { velo: 'autre' },
        removedAnswers: ['enfants'],
      },
      { ...step, code: 'VAL', status: RepairStatus.toReview },
    ],
    sends: [],
    reservedBy: undefined,
    modifiedAt: at,
    counted: undefined,
  };
  const counted: CountedMark = { generation: 'first', department: '69', operations: 0, sms: {} };
  const counters = outstandingAdditions(file, counted).flatMap(({ addition }) => Object.keys(addition.changes));
  expect(counters.filter((name) => name.startsWith('answer.'))).toEqual(['answer.etudiant=true', 'answer.velo=autre']);
});
