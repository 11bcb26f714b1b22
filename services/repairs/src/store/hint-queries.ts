import { RepairKind } from '@alveole/domain';
import type { LearnerFile } from '@alveole/domain';
import { maxNamedInHint } from '@alveole/contracts/review';
import { trusted } from '@alveole/persistence';
import { wholeToken } from '@alveole/validation';
import type { QueryFilter } from 'mongoose';
import { sessionInvoiceOf } from '../record/session-invoice.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** A file as far as hints compare it. */
export interface ComparedFile {
  readonly id: string;
  readonly fileNumber: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly consumerId: string;
  readonly brand: string;
  readonly serial: string;
  readonly createdAt: Date;
  readonly documents: readonly StoredDocument[];
}

/** The immutable copy of an invoice or a photo. */
export interface StoredDocument {
  readonly mediaKey: string;
  readonly mediaHash: string;
  readonly isPhoto: boolean;
  /** Of a picture: 64 bits. */
  readonly perceptualHash?: string | undefined;
  /** Of an invoice: its amount excluding tax. */
  readonly invoiceCents?: number | undefined;
}

/** Enough to be told, and a person's own files beside them. */
const maxRead = 60;

/** What a hint may name, and the file itself. */
const maxCopies = maxNamedInHint + 1;

const newest = { createdAt: -1, _id: -1 } as const;

const projection = {
  fileNumber: 1,
  entityId: 1,
  entityName: 1,
  consumerId: 1,
  'bike.brand': 1,
  'bike.serial': 1,
  createdAt: 1,
  'history.code': 1,
  'history.details.mediaKey': 1,
  'history.details.mediaHash': 1,
  'history.details.perceptualHash': 1,
  'history.details.invoiceCents': 1,
} as const;

type Read = Pick<
  RepairDocument,
  '_id' | 'fileNumber' | 'entityId' | 'entityName' | 'consumerId' | 'bike' | 'createdAt' | 'history'
>;

const ofLearner = {
  status: 1,
  createdAt: 1,
  'history.code': 1,
  'history.details.mediaHash': 1,
  'history.details.participants': 1,
} as const;

type LearnerRead = Pick<RepairDocument, '_id' | 'status' | 'createdAt' | 'history'>;

/** What hints ask; each read walks one range of one index, and stops. */
export function createHintQueries(model: RepairModel) {
  const find = (filter: object) => model.find(filter as QueryFilter<RepairDocument>, projection);
  const read = async (query: ReturnType<typeof find>, most = maxRead): Promise<ComparedFile[]> =>
    (await query.limit(most).lean<Read[]>()).map(toCompared);
  return {
    /** The newest files that keep this document, by its SHA-256. */
    withDocument: (hash: string): Promise<ComparedFile[]> =>
      read(find({ 'history.details.mediaHash': hash }).sort(newest), maxCopies),
    /** The sessions of a shop whose present invoice is this document, in no order. */
    sessionsOfInvoice: async (entityId: string, hash: string): Promise<LearnerFile[]> =>
      (
        await model
          .find(
            { 'history.details.mediaHash': hash, entityId, gender: RepairKind.session } as QueryFilter<RepairDocument>,
            ofLearner,
          )
          .limit(maxRead)
          .lean<LearnerRead[]>()
      )
        .filter(({ history }) => sessionInvoiceOf(history)?.mediaHash === hash)
        .map(({ _id, status, createdAt }) => ({ id: _id, status, createdAt })),
    /** The newest files that have a picture with this quarter of a perceptual hash. */
    withHashBand: (band: string): Promise<ComparedFile[]> =>
      read(find({ 'history.details.perceptualHashBands': band }).sort(newest)),
    /** Files that have this phone or serial, however it is spaced. */
    withNumber: (whole: string): Promise<ComparedFile[]> =>
      read(find({ searchTokens: trusted({ $in: [wholeToken(whole)] }) })),
    /** The newest files of a shop that were opened between two instants, both counted in. */
    openedBetween: (entityId: string, from: Date, to: Date): Promise<ComparedFile[]> =>
      read(find({ entityId, createdAt: trusted({ $gte: from, $lte: to }) }).sort(newest)),
  };
}

function toCompared({ _id, bike, history, ...file }: Read): ComparedFile {
  return { ...file, id: _id, brand: bike.brand, serial: bike.serial, documents: documentsOf(history) };
}

/** The documents of a history, each once. */
export function documentsOf(
  history: readonly Pick<RepairDocument['history'][number], 'code' | 'details'>[],
): StoredDocument[] {
  const documents = history.flatMap(
    ({ code, details: { mediaKey, mediaHash, perceptualHash, invoiceCents } = {} }): StoredDocument[] =>
      mediaKey && mediaHash ? [{ mediaKey, mediaHash, isPhoto: code === 'PHO', perceptualHash, invoiceCents }] : [],
  );
  return [...new Map(documents.map((document) => [document.mediaHash, document])).values()];
}
