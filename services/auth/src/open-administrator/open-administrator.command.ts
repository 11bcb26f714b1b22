import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { mailCodeLifetimeText } from '@alveole/domain';
import type { ServiceCommand } from '@alveole/service-kit/service';
import { mail } from '@alveole/validation';
import { z } from 'zod';
import type { AuthConfig } from '../config.ts';
import { createPorts } from '../assemble.ts';
import { openAdministrator } from './open-administrator.ts';

const asked = z.object({ mail, name: z.string().trim().min(2).max(100) });

/** The first administrator of an installation: no screen can make one. No password stands on a command line. */
export const openAdministratorCommand: ServiceCommand<AuthConfig> = {
  usage: '--mail prenom.nom@exemple.fr --name "NOM Prénom"',
  async run({ config, database, clientOf, now }, args, say) {
    const { values } = parseArgs({ args: [...args], options: { mail: { type: 'string' }, name: { type: 'string' } } });
    const read = asked.safeParse(values);
    if (!read.success) throw new Error(`open-administrator ${this.usage}`);
    const clients = { enrolment: clientOf(config.ENROLMENT_URL), repairs: clientOf(config.REPAIRS_URL) };
    const ports = createPorts({ config, database, ...clients, now });
    await database.createIndexes();
    await openAdministrator(ports, { mail: read.data.mail, userName: read.data.name }, randomUUID());
    say(
      `Compte ouvert. Un lien pour choisir le mot de passe part à ${read.data.mail}, valable une fois, ${mailCodeLifetimeText}.`,
    );
  },
};
