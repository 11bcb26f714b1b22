import type { ServiceNames } from './service-names.ts';

/** What is kept: the plain type, the model and its repository, the way to the wire. */
export function recordFiles({ service, record, recordPascal, act }: ServiceNames): Record<string, string> {
  return {
    [`src/record/${record}.ts`]: `/** What this service keeps, in the terms of the field. */
export interface ${recordPascal} {
  readonly ${record}Id: string;
  readonly openedAt: Date;
  readonly rowHash: string;
  readonly sequence: number;
}
`,
    [`src/store/${record}-model.ts`]: `import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';

export interface Stored${recordPascal} extends Versioned {
  createdAt: Date;
}

const schema = versioned(
  defineSchema<Stored${recordPascal}>({ createdAt: { type: Date, required: true } }, [
    { name: 'newest', fields: { createdAt: -1, _id: -1 } },
  ]),
);

export const ${record}ModelOf = (database: Database) => database.model<Stored${recordPascal}>('${record}_files', schema);
`,
    [`src/store/${record}-store.ts`]: `import { insertVersioned } from '@alveole/persistence';
import type { Database, Plain } from '@alveole/persistence';
import type { ${recordPascal} } from '../record/${record}.ts';
import { ${record}ModelOf } from './${record}-model.ts';
import type { Stored${recordPascal} } from './${record}-model.ts';

export type ${recordPascal}Store = ReturnType<typeof create${recordPascal}Store>;

export function create${recordPascal}Store(database: Database) {
  const model = ${record}ModelOf(database);
  return {
    async insert({ ${record}Id, openedAt }: Pick<${recordPascal}, '${record}Id' | 'openedAt'>): Promise<${recordPascal}> {
      return to${recordPascal}(await insertVersioned(model, { _id: ${record}Id, createdAt: openedAt }));
    },
  };
}

function to${recordPascal}({ _id, createdAt, rowHash, sequence }: Plain<Stored${recordPascal}>): ${recordPascal} {
  return { ${record}Id: _id, openedAt: createdAt, rowHash, sequence };
}
`,
    [`src/wire/${record}-wire.ts`]: `import type { RouteAnswer } from '@alveole/contracts';
import type { ${service}Routes } from '@alveole/contracts/${service}';
import type { ${recordPascal} } from '../record/${record}.ts';

export function ${record}ToWire({ ${record}Id, openedAt, rowHash }: ${recordPascal}): RouteAnswer<typeof ${service}Routes.${act}> {
  return { ${record}_id: ${record}Id, create_date: openedAt.toISOString(), row_hash: rowHash };
}
`,
  };
}
