import { freedStatuses } from '@alveole/domain';
import { filterOf, trusted } from '@alveole/persistence';
import type { DatedFile } from '../record/files-before.ts';
import { repairedAtOf } from '../record/operation-date.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** Four short fields of a file; its people, pieces and messages stay where they lie. */
const dates = { consumerId: 1, gender: 1, createdAt: 1, 'history.operationDate': 1 } as const;

type Read = Pick<RepairDocument, 'consumerId' | 'gender' | 'createdAt' | 'history'> & { readonly _id: string };

/** Files of people as far as rules count them, from the index `consumer`. */
export function createFilesOfPeople(model: RepairModel) {
  return {
    /** Those of each person that were neither given up nor refused, in no order. */
    async countedFilesOf(consumerIds: readonly string[]): Promise<ReadonlyMap<string, readonly DatedFile[]>> {
      const files = await model
        .find(
          filterOf<RepairDocument>({
            consumerId: trusted({ $in: [...new Set(consumerIds)] }),
            status: trusted({ $nin: [...freedStatuses] }),
          }),
          dates,
        )
        .lean<Read[]>();
      const byPerson = new Map<string, DatedFile[]>();
      for (const file of files)
        byPerson.set(file.consumerId, [...(byPerson.get(file.consumerId) ?? []), toDated(file)]);
      return byPerson;
    },
  };
}

function toDated({ _id: id, gender, createdAt, history }: Read): DatedFile {
  return { id, kind: gender, createdAt, repairedAt: repairedAtOf({ history, createdAt }) };
}
