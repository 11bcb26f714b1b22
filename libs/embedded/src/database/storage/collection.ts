import type { IndexDefinition } from '../index/index-definition.ts';

/** A collection as it is known while the database runs. */
export interface Collection {
  readonly db: string;
  readonly name: string;
  readonly namespace: string;
  /** Where its records lie. */
  readonly id: number;
  /** The `_id` index comes first. */
  indexes: IndexDefinition[];
  /** The number for the next record. */
  nextRecordId: number;
  /** Indexes are made and dropped one after the other. */
  indexWork: Promise<unknown>;
  /** Set when the collection was dropped while somebody still held it. */
  dropped: boolean;
  /** A transaction that may have told the disk of its indexes was lost: the next one tells of them again. */
  unsaved: boolean;
}

export const namespaceOf = (db: string, name: string): string => `${db}.${name}`;
