import { randomBytes, randomUUID } from 'node:crypto';
import { seedAccounts } from '@alveole/auth/seeding';
import { sessionRoutes, setPasswordBody } from '@alveole/contracts/session';
import { staffRoutes } from '@alveole/contracts/staff';
import { createDemoApi, messageTo, signInAs } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { staffGender } from '@alveole/domain';
import { connectDatabase } from '@alveole/persistence';
import type { NodeService } from '../deployment/compose-file.ts';

export interface Administrator {
  readonly role: 'ADM';
  readonly permission: 0 | 1;
  readonly mail: string;
  readonly password: string;
}

/** An installation whose operator may run a command in the image of a service. */
interface Operated {
  readonly publicUrl: string;
  command(service: NodeService, ...args: string[]): Promise<unknown>;
}

const silent = { info: () => undefined, warn: () => undefined };

const drawAdministrator = (permission: 0 | 1): Administrator => ({
  role: 'ADM',
  permission,
  mail: `adm${permission}@exemple.fr`,
  password: `Aa1-${randomBytes(9).toString('base64url')}`,
});

/**
 * The first administrator as an operator opens it: the command of auth's image, the link of the mail, the password.
 * @param inbox reads `/dev/inbox`
 */
export async function openFirstAdministrator(platform: Operated, inbox: DemoApi): Promise<Administrator> {
  const administrator = drawAdministrator(0);
  await platform.command('auth', 'open-administrator', '--mail', administrator.mail, '--name', 'Administration');
  await choosePassword(platform, inbox, administrator);
  return administrator;
}

/** An operator's account as an administrator opens it: the staff screen's call, the link of the mail, the password. */
export async function openOperator(
  platform: Operated,
  inbox: DemoApi,
  { mail, password }: Administrator,
): Promise<Administrator> {
  const operator = drawAdministrator(1);
  const api = createDemoApi(platform.publicUrl);
  const token = await signInAs(api, mail, password);
  const body = { mail: operator.mail, name: 'Opératrice', role: operator.role, permission: operator.permission };
  await api.call(staffRoutes.createStaffAccount, { body }, token);
  await choosePassword(platform, inbox, operator);
  return operator;
}

async function choosePassword({ publicUrl }: Operated, inbox: DemoApi, { mail, password }: Administrator) {
  const text = await messageTo(inbox, mail, /Choisissez votre mot de passe/);
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  const code = new URLSearchParams(link.hash.slice(1)).get('code') ?? '';
  await createDemoApi(publicUrl).call(sessionRoutes.setPassword, { body: setPasswordBody({ mail, password, code }) });
}

/** An operator's account, through auth's own door for seeds. */
export async function seedOperator(mongoUri: string): Promise<Administrator> {
  const operator = drawAdministrator(1);
  const { mail, password, permission } = operator;
  const database = await connectDatabase({ uri: mongoUri, dbName: 'alveole_auth', logger: silent });
  const person = { userId: randomUUID(), entityId: 'ADM', entityGender: staffGender.ADM, userName: 'Opératrice' };
  try {
    await seedAccounts(database, [{ ...person, mail, password, permission }]);
    return operator;
  } finally {
    await database.close();
  }
}
