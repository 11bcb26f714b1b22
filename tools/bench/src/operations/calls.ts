import { randomBytes } from 'node:crypto';
import type { KnownFile } from './contenders/contender.ts';
import { lettersOf } from './contenders/sample-files.ts';
import type { Call } from './drive.ts';

export const operationNames = ['get', 'put', 'create', 'list'] as const;
export type OperationName = (typeof operationNames)[number];

/** What each operation asks of a contender, call by call, for one of the workers. */
export type Calls = Readonly<Record<OperationName, (worker: number) => Call>>;

const message = 'Le vélo est à l’atelier.';

/** Each worker goes round its own files, so that no two write to one. */
function rounds<T>(items: readonly T[], workers: number): (worker: number) => T {
  const turns = new Map<number, number>();
  return (worker) => {
    const turn = turns.get(worker) ?? 0;
    turns.set(worker, turn + 1);
    return items[(worker + turn * workers) % items.length] as T;
  };
}

/** The product's own calls; the bare handlers take them too. */
export function productCalls(files: readonly KnownFile[], workers: number): Calls {
  const versions = new Map(files.map(({ id, rowHash }) => [id, rowHash]));
  const nextFile = rounds(files, workers);
  return {
    get: (worker) => ({ method: 'GET', path: `/alveoleapi/enrolment/repair/${nextFile(worker).id}` }),
    list: () => ({ method: 'GET', path: '/alveoleapi/enrolment/repairs' }),
    put(worker) {
      const { id: repair_id } = nextFile(worker);
      const repair_data = { operation_code: 'MSG', operation_data: { text: message } };
      return {
        method: 'PUT',
        path: '/alveoleapi/enrolment/repair',
        body: { repair_id, last_row_hash: versions.get(repair_id), repair_data },
        answered: (body) => void versions.set(repair_id, (JSON.parse(body) as { row_hash: string }).row_hash),
      };
    },
    create: () => ({ method: 'POST', path: '/alveoleapi/enrolment/consumer_public', body: somebody() }),
  };
}

/** The same over Parse Server's REST. */
export function parseCalls(files: readonly KnownFile[], workers: number): Calls {
  const nextFile = rounds(files, workers);
  const path = '/parse/classes/Repair';
  const query = new URLSearchParams({
    where: JSON.stringify({ entityId: 'shop-of-the-bench' }),
    order: '-createdAt',
    limit: '196',
    excludeKeys: 'history',
    include: 'consumer,entity',
  });
  return {
    get: (worker) => ({ method: 'GET', path: `${path}/${nextFile(worker).id}?include=consumer,entity` }),
    list: () => ({ method: 'GET', path: `${path}?${query.toString()}` }),
    put: (worker) => ({
      method: 'PUT',
      path: `${path}/${nextFile(worker).id}`,
      body: { history: { __op: 'Add', objects: [{ code: 'MSG', status: 0, text: message, at: Date.now() }] } },
    }),
    create: () => ({ method: 'POST', path: '/parse/classes/Consumer', body: somebody() }),
  };
}

/** Somebody whom nobody knows yet. */
function somebody() {
  const number = randomBytes(5).readUIntBE(0, 5);
  return {
    lastname: `Durand${lettersOf(number)}`,
    name: 'Éloïse',
    birthdate: '1990-05-17',
    birthplace: 'Saint-Étienne',
    zip: '42000',
    phone: `+336${String(number).slice(-8).padStart(8, '3')}`,
    mail: `eloise.${number}@exemple.fr`,
    cguAccept: '2026-03-02T08:59:00.000Z',
  };
}
