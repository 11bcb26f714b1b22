import { parseArgs } from 'node:util';
import type { ServiceCommand } from './service-command.ts';

/** Names the indexes that this version does not declare; `--drop` drops them, once no earlier version runs any more. */
export const obsoleteIndexesCommand: ServiceCommand = {
  usage: '[--drop]',
  async run({ database }, args, say) {
    const { values } = parseArgs({ args: [...args], options: { drop: { type: 'boolean', default: false } } });
    const obsolete = await database.obsoleteIndexes();
    if (obsolete.length === 0) return say('Aucun index en trop.');
    if (values.drop) await database.dropIndexes(obsolete);
    for (const { collection, name } of obsolete)
      say(`${values.drop ? 'supprimé' : 'en trop'} : ${database.name}.${collection}.${name}`);
  },
};
