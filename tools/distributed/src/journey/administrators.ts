import { randomBytes, randomUUID } from 'node:crypto';
import { seedAccounts } from '@alveole/auth/seeding';
import { connectDatabase } from '@alveole/persistence';

export interface Administrator {
  readonly role: 'ADM';
  readonly permission: 0 | 1;
  readonly mail: string;
  readonly password: string;
}

const administratorGender = 10;
const silent = { info: () => undefined, warn: () => undefined };

/** Opens an administrator's and an operator's account through auth's own door for seeds. */
export async function openAdministrators(mongoUri: string): Promise<Administrator[]> {
  const accounts = ([0, 1] as const).map((permission): Administrator => ({
    role: 'ADM',
    permission,
    mail: `adm${permission}@exemple.fr`,
    password: `Aa1-${randomBytes(9).toString('base64url')}`,
  }));
  const database = await connectDatabase({ uri: mongoUri, dbName: 'alveole_auth', logger: silent });
  try {
    await seedAccounts(
      database,
      accounts.map(({ mail, password, permission }) => ({
        userId: randomUUID(),
        mail,
        password,
        permission,
        entityId: 'ADM',
        entityGender: administratorGender,
        userName: `Administration ${permission}`,
      })),
    );
    return accounts;
  } finally {
    await database.close();
  }
}
