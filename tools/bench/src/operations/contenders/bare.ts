// A Fastify handler for each operation, with the product's own calls of the driver and nothing else.
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Collection, Db, Document } from 'mongodb';
import { serveAs } from './contender.ts';
import { fillRepairs, openDriver, startEngine } from './filled-database.ts';
import { entity } from './sample-files.ts';

type StoredDocument = Document & { _id: string };

/** What a row of the list needs. */
const rowFields = { history: 0, outbox: 0, searchTokens: 0, assignments: 0, code: 0, sms: 0, opening: 0 } as const;
const rowsPerPage = 196;
const wholeFile = { outbox: 0 } as const;
const newRowHash = () => randomBytes(16).toString('hex');

serveAs(async () => {
  const engine = await startEngine();
  const { files } = await fillRepairs(engine);
  const driver = await openDriver(engine);
  const consumers = driver.db('alveole_enrolment').collection<StoredDocument>('consumers');
  await consumers.createIndex({ personKey: 1 }, { unique: true, name: 'person' });
  await consumers.createIndex({ phone: 1, createdAt: -1 });
  await consumers.createIndex({ 'outbox.queuedAt': 1 });
  const publishing = new Set<Promise<unknown>>();
  const app = Fastify();
  serveRepairs(app, driver.db('alveole_repairs'), publishing);
  app.post('/alveoleapi/enrolment/consumer_public', async (request) => {
    const typed = request.body as Record<string, string>;
    const personKey = `${typed.lastname}|${typed.name}|${typed.birthdate}|${typed.birthplace}`;
    const known = await consumers.findOne({ personKey }, { projection: wholeFile });
    if (known !== null) return { is_new: false, consumer_id: known._id };
    const event = eventOf({ consumer: typed });
    const _id = randomUUID();
    const createdAt = new Date();
    const history = [{ at: createdAt, act: 'pre-registered' }];
    await consumers.insertOne({
      _id,
      ...typed,
      personKey,
      createdAt,
      history,
      rowHash: newRowHash(),
      sequence: 1,
      outbox: [event],
    });
    publish(publishing, consumers, _id, event.event_id);
    return { is_new: true, consumer_id: _id };
  });
  const bare = await app.listen({ host: '127.0.0.1', port: 0 });
  return { doors: { bare }, headers: {}, files, drain: async () => void (await Promise.all(publishing)) };
});

function serveRepairs(app: FastifyInstance, database: Db, publishing: Set<Promise<unknown>>): void {
  const repairs = database.collection<StoredDocument>('repairs');
  const establishments = database.collection<StoredDocument>('establishments');
  const beneficiaries = database.collection<StoredDocument>('beneficiaries');
  const peopleOf = (rows: readonly Record<string, unknown>[]) =>
    Promise.all(
      (
        [
          [establishments, 'entityId'],
          [beneficiaries, 'consumerId'],
        ] as const
      ).map(([collection, field]) =>
        collection.find({ _id: { $in: [...new Set(rows.map((row) => String(row[field])))] } }).toArray(),
      ),
    );
  app.get('/alveoleapi/enrolment/repair/:id', async (request) => {
    const { id } = request.params as { id: string };
    const file = await repairs.findOne({ _id: id }, { projection: wholeFile });
    return { ...file, people: await peopleOf(file === null ? [] : [file]) };
  });
  app.get('/alveoleapi/enrolment/repairs', async () => {
    const rows = await repairs
      .find({ entityId: entity.entity_id }, { projection: rowFields })
      .sort({ createdAt: -1, _id: -1 })
      .limit(rowsPerPage)
      .toArray();
    return { rows, people: await peopleOf(rows) };
  });
  app.put('/alveoleapi/enrolment/repair', async (request) => {
    const { repair_id, last_row_hash, repair_data } = request.body as { readonly repair_id: string } & Record<
      string,
      string
    >;
    const _id = repair_id;
    const file = await repairs.findOne({ _id }, { projection: wholeFile });
    await establishments.findOne({ _id: entity.entity_id });
    const event = eventOf({ repair: { repair_id, status: file?.status }, lines: [repair_data] });
    const rowHash = newRowHash();
    const written = await repairs.findOneAndUpdate(
      { _id, rowHash: last_row_hash },
      {
        $set: { rowHash, modifiedAt: new Date() },
        $inc: { sequence: 1 },
        $push: { history: { operationId: randomUUID(), data: repair_data }, outbox: event },
      } as object,
      { returnDocument: 'after', projection: wholeFile },
    );
    publish(publishing, repairs, _id, event.event_id);
    return { row_hash: written?.rowHash };
  });
}

const eventOf = (data: object) => ({
  event_id: randomUUID(),
  occurred_at: new Date().toISOString(),
  queuedAt: new Date(),
  data,
});

/** The event is handled by nobody here; it leaves its outbox all the same. */
function publish(
  publishing: Set<Promise<unknown>>,
  collection: Collection<StoredDocument>,
  _id: string,
  event_id: string,
): void {
  const done = collection.updateOne({ _id }, { $pull: { outbox: { event_id } } } as object);
  publishing.add(done);
  void done.finally(() => publishing.delete(done));
}
