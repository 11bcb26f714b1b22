import { createLogger } from './create-logger.ts';

/** Logs more than is kept waiting, and says on the error output that it came to its end. */
const logger = createLogger({ service: 'auth' });
for (let line = 0; line < 2_000; line += 1) logger.info({ line, filling: 'x'.repeat(1_000) }, 'a line');
process.stderr.write('went on');
