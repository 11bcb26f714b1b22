import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { openAdministratorCommand } from './open-administrator.command.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

const open = (mail: string, name = 'Camille Roux') =>
  harness.run(openAdministratorCommand, '--mail', mail, '--name', name);

describe('the command that opens an administrator’s account', () => {
  it('mails a link; whoever follows it chooses the password and signs in as administrator', async () => {
    const mail = harness.freshMail();
    expect(await open(mail.toUpperCase())).toEqual([expect.stringContaining(mail)]);
    const code = await harness.codeFor(mail);
    expect(harness.published.at(-1)?.data).toMatchObject({ mail, occasion: 'opening' });
    expect((await harness.setPassword(mail, 'Velo-2026', code)).status).toBe(200);
    expect((await harness.signIn(mail, 'Velo-2026')).body).toMatchObject({
      entity_gender: 10,
      entity_id: 'plateforme',
    });
  });

  it('sends the link anew as long as no password was chosen, and voids the one before', async () => {
    const mail = harness.freshMail();
    await open(mail);
    const first = await harness.codeFor(mail);
    await open(mail);
    const second = await harness.codeFor(mail);
    expect((await harness.setPassword(mail, 'Velo-2026', first)).status).not.toBe(200);
    expect((await harness.setPassword(mail, 'Velo-2026', second)).status).toBe(200);
  });

  it('touches no account that somebody has already', async () => {
    const mail = await harness.accountOf();
    await expect(open(mail)).rejects.toMatchObject({ code: 'DuplicatesValueException' });
  });

  it.each([
    ['no address', 'camille', 'Camille Roux'],
    ['no name', 'camille@exemple.fr', ' '],
  ])('says how it is used when it is given %s', async (_, mail, name) => {
    await expect(open(mail, name)).rejects.toThrow('open-administrator --mail');
  });
});
