import { startDatabase } from '@alveole/embedded/database';

/** The embedded database in a process of its own, so that its memory can be weighed. Ends with its parent. */
const silent = { info: () => undefined, warn: () => undefined, error: (fields: object) => console.error(fields) };
const database = await startDatabase({ dir: process.argv[2] ?? '', listen: {}, logger: silent });
process.on('disconnect', () => void database.close().then(() => process.exit(0)));
process.send?.({ uri: database.uri });
