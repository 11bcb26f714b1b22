import { readFileSync } from 'node:fs';
import type { Database } from '@alveole/persistence';

/**
 * Writes rows as an earlier version left them, by the name of their collection, past every schema of now.
 * @param file JSON, from the root of the repository; dates as `{"$date": "…"}`
 */
export async function storeFormerRows(database: Database, file: string): Promise<void> {
  const rows = JSON.parse(readFileSync(file, 'utf8'), dateOf) as Record<string, { _id: string }[]>;
  for (const [collection, documents] of Object.entries(rows))
    await database.collection(collection).insertMany(documents);
}

const dateOf = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$date' in value ? new Date(String(value.$date)) : value;
