import { randomBytes } from 'node:crypto';

/** A document of about the size and shape of a repair file, with the tokens that it is found by. */
export interface FileDocument {
  _id: string;
  fileNumber: string;
  entityId: string;
  status: number;
  createdAt: Date;
  rowHash: string;
  sequence: number;
  searchTokens: string[];
  history: object[];
  note?: string;
}

const newest = { createdAt: -1, _id: -1 } as const;

/** As many indexes of as many kinds as a repair file has. */
export const indexes: readonly { keys: Record<string, 1 | -1>; unique?: true }[] = [
  { keys: { fileNumber: 1 }, unique: true },
  { keys: newest },
  { keys: { status: 1, ...newest } },
  { keys: { entityId: 1, ...newest } },
  { keys: { entityId: 1, status: 1, ...newest } },
  { keys: { searchTokens: 1, ...newest } },
];

const tokens = 20;
const shops = 300;

export function fileDocument(n: number): FileDocument {
  return {
    _id: `file-${n}`,
    fileNumber: `REP${String(n).padStart(9, '0')}`,
    entityId: `shop-${n % shops}`,
    status: 0,
    createdAt: new Date(Date.UTC(2020, 4, 11) + n * 1000),
    rowHash: newHash(),
    sequence: 1,
    searchTokens: Array.from({ length: tokens }, (_, index) => `TOKEN${(n * 31 + index * 977) % 5000}`),
    history: [historyEntry('INIT')],
  };
}

export const newHash = (): string => randomBytes(16).toString('hex');

export const historyEntry = (code: string) => ({
  operationId: newHash(),
  code,
  recordedAt: new Date(),
  author: { role: 'REP', userId: newHash(), userName: 'Atelier' },
  details: {},
});
