import { filterOf, trusted } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import type { PersonRequest } from '../record/person-request.ts';
import type { PersonRequestDocument, PersonRequestModel } from './person-request-model.ts';

type Row = Plain<PersonRequestDocument>;

/** A turn that stands still for so long is over: another instance takes the export. */
const leaseMs = 5 * 60_000;

/** Which instance makes which export, and how far it is; none of it is an act, so that what a person has on screen stays writable. */
export function exportTurnsIn(model: PersonRequestModel, toRequest: (document: Row) => PersonRequest) {
  const after = { returnDocument: 'after', projection: { outbox: 0 } } as const;
  return {
    /** An export that waits, or whose turn is over; the caller makes it. */
    async takeExport(now: Date): Promise<PersonRequest | undefined> {
      const due = filterOf<PersonRequestDocument>({
        $or: [{ 'export.state': 'queued' }, { 'export.state': 'working', 'export.leaseUntil': trusted({ $lt: now }) }],
      });
      const turn = { $set: { 'export.state': 'working', 'export.leaseUntil': leaseOf(now) } };
      const document = await model.findOneAndUpdate(due, turn, after).lean<Row>();
      return document ? toRequest(document) : undefined;
    },
    async noteProgress(id: string, done: number, total: number, now: Date): Promise<void> {
      const working = filterOf<PersonRequestDocument>({ _id: id, 'export.state': 'working' });
      const progress = { 'export.done': done, 'export.total': total, 'export.leaseUntil': leaseOf(now) };
      await model.updateOne(working, { $set: progress });
    },
    /** Exports whose time is over, and those of requests that were refused. */
    async expiredExports(now: Date): Promise<PersonRequest[]> {
      const over = filterOf<PersonRequestDocument>({
        'export.state': 'ready',
        $or: [{ 'export.expiresAt': trusted({ $lt: now }) }, { state: 'refused' }],
      });
      return (await model.find(over, { outbox: 0 }).limit(100).lean<Row[]>()).map(toRequest);
    },
  };
}

const leaseOf = (now: Date): Date => new Date(now.getTime() + leaseMs);
