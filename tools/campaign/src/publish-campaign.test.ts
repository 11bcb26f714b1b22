import { resolve } from 'node:path';
import { Refusal, Unreadable } from '@alveole/client';
import type { DemoApi } from '@alveole/demo';
import { publishOn } from './publish-campaign.ts';

const campaignsDir = resolve(import.meta.dirname, '../../../campaigns');

const proposed = {
  version_id: 'v4',
  campaign_id: 'open-ended',
  version: 4,
  state: 'proposed',
  holds_from: '2026-12-01',
  row_hash: 'h4',
};
const former = { campaign: 'version: 1', rules: 'réparation . plafond: 50 €', examples: '[]' };
const files = { campaign: 'version: 4', rules: 'réparation . plafond: 60 €', examples: '[]' };

const doubts = [{ file: 'campaign.yaml', line: 9, sentence: 'L’enveloppe ne suffit pas.' }];

type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

/** An installation of the open-ended campaign in which version 4 waits for a second person. */
function installation(answers: Answers = {}) {
  const calls: { name: string; body: unknown; token: string | undefined }[] = [];
  const all: Answers = {
    signIn: (body) => ({ access_token: `token of ${(body as { mail: string }).mail}` }),
    listCampaignVersions: () => [proposed],
    checkCampaign: () => ({ faults: [], doubts: [] }),
    proposeCampaign: () => proposed,
    readCampaignVersion: () => ({ ...proposed, files, former_files: former, reason: 'Plafond de décembre', doubts }),
    publishCampaign: () => ({ ...proposed, state: 'published' }),
    ...answers,
  };
  const api = {
    call: async ({ name }: { name: string }, { body }: { body?: unknown }, token?: string) => {
      calls.push({ name, body, token });
      return all[name]?.(body);
    },
    json: async () =>
      [0, 1].map((permission) => ({ role: 'ADM', permission, mail: `adm${permission}@exemple.fr`, password: 'x' })),
  } as unknown as DemoApi;
  return { api, bodiesOf: (act: string) => calls.filter(({ name }) => name === act).map(({ body }) => body), calls };
}

async function run(words: readonly string[], answers?: Answers) {
  const { api, bodiesOf, calls } = installation(answers);
  const lines: string[] = [];
  const hasPassed = await publishOn(api, words, campaignsDir, (line) => void lines.push(line));
  return { hasPassed, printed: lines.join('\n'), bodiesOf, calls };
}

const proposal = ['open-ended', '--from', '2026-12-01', '--reason', 'Plafond de décembre'];

describe('campaign -- publish, given the folder of a campaign', () => {
  it('proposes its three files with first day and reason, and names the command of the second person', async () => {
    const { hasPassed, printed, bodiesOf } = await run(proposal);
    expect(hasPassed).toBe(true);
    expect(bodiesOf('proposeCampaign')).toEqual([
      expect.objectContaining({
        holds_from: '2026-12-01',
        reason: 'Plafond de décembre',
        files: expect.objectContaining({ rules: expect.stringContaining('réparation . prime') as string }) as object,
      }),
    ]);
    expect(printed).toContain('open-ended@4 est proposée');
    expect(printed).toContain('npm run campaign -- publish open-ended@4');
  });

  it('proposes nothing where the installation finds a fault, and tells it with file and line', async () => {
    const fault = { file: 'rules.publicodes', line: 7, sentence: 'La règle se répète.' };
    const { hasPassed, printed, bodiesOf } = await run(proposal, {
      checkCampaign: () => ({ faults: [fault], doubts: [] }),
    });
    expect([hasPassed, bodiesOf('proposeCampaign')]).toEqual([false, []]);
    expect(printed).toContain('rules.publicodes:7');
    expect(printed).toContain('La règle se répète.');
  });

  it('says that the installation does not know the account, not that the account lacks a right, where its password is wrong', async () => {
    const { printed } = await run(proposal, {
      checkCampaign: () => {
        throw new Refusal({
          call: 'POST /enrolment/signin',
          status: 403,
          body: { refusal: 'wrong-email-or-password' },
        });
      },
    });
    expect(printed).toContain('ne reconnaît pas ce compte');
  });

  it('tells in French why the installation refuses a version', async () => {
    const refusal = 'the-version-of-the-campaign-is-not-the-next-one';
    const { hasPassed, printed } = await run(proposal, {
      proposeCampaign: () => {
        throw new Refusal({ call: 'POST', status: 409, body: { refusal } });
      },
    });
    expect(hasPassed).toBe(false);
    expect(printed).toContain('Ce numéro de version a déjà servi');
  });

  it.each([
    [400, 'ne comprend pas cette demande'],
    [401, 'ne reconnaît pas ce compte'],
    [403, 'demande un compte d’administrateur'],
    [404, 'n’a plus ce qui est demandé'],
    [409, 'recommencez'],
    [413, 'trop grands'],
    [429, 'patientez'],
    [500, 'HTTP 500'],
    [503, 'trop occupée'],
  ])('tells in French, without the wire’s words, that the installation refused with %i', async (status, sentence) => {
    const { hasPassed, printed } = await run(proposal, {
      checkCampaign: () => {
        const body = { code: 'SomeException', message: 'Not allowed for this role.' };
        throw new Refusal({ call: 'POST /v1/repairs/campaign_versions/check', status, body });
      },
    });
    expect(hasPassed).toBe(false);
    expect(printed).toContain(sentence);
    expect(printed).not.toMatch(/Not allowed|POST|Exception/);
  });

  it.each([
    ['no first day', ['open-ended', '--reason', 'x']],
    ['no reason', ['open-ended', '--from', '2026-12-01']],
    ['a day that is none', ['open-ended', '--from', '1/12/2026', '--reason', 'x']],
    ['nothing', []],
  ])('tells how it is used where it is given %s', async (_, words) => {
    const { hasPassed, printed, calls } = await run(words);
    expect([hasPassed, calls]).toEqual([false, []]);
    expect(printed).toContain('--from AAAA-MM-JJ --reason');
  });
});

it.each([
  [new Refusal({ call: 'GET /dev/accounts', status: 404, body: '' }), 'ALVEOLE_MAIL et ALVEOLE_PASSWORD'],
  [new Unreadable('GET /', new Response('<html>'), undefined), 'n’est pas celle d’une installation d’Alvéole'],
])(
  'asks for an account or an address where the address has no accounts of a demonstration: %s',
  async (failure, sentence) => {
    const lines: string[] = [];
    const api = { ...installation().api, json: () => Promise.reject(failure) };
    expect(await publishOn(api, proposal, campaignsDir, (line) => void lines.push(line))).toBe(false);
    expect(lines.join('\n')).toContain(sentence);
  },
);

it('says of a name that is neither a version nor a folder that it is neither', async () => {
  const { hasPassed, printed } = await run(['nowhere', ...proposal.slice(1)]);
  expect(hasPassed).toBe(false);
  expect(printed).toBe('« nowhere » n’est ni une version comme lyon@3, ni un dossier.');
});

describe('campaign -- publish, given a version', () => {
  it('shows what changes line by line, and publishes nothing before --yes', async () => {
    const { hasPassed, printed, bodiesOf } = await run(['open-ended@4']);
    expect([hasPassed, bodiesOf('publishCampaign')]).toEqual([true, []]);
    expect(printed).toContain('-réparation . plafond: 50 €');
    expect(printed).toContain('+réparation . plafond: 60 €');
    expect(printed).toContain('Plafond de décembre');
    expect(printed).toMatch(/À vérifier :\n.*campaign\.yaml:9 : L’enveloppe ne suffit pas\./);
    expect(printed).toContain('--yes');
  });

  it('publishes it with --yes, by another person than the one of the demo data who proposes', async () => {
    const { hasPassed, printed, calls } = await run(['open-ended@4', '--yes']);
    expect(hasPassed).toBe(true);
    expect(calls.find(({ name }) => name === 'publishCampaign')).toEqual({
      name: 'publishCampaign',
      body: { version_id: 'v4', last_row_hash: 'h4' },
      token: 'token of adm1@exemple.fr',
    });
    expect(printed).toContain('open-ended@4 est publiée');
  });

  it('tells in French that one person does not do both steps', async () => {
    const { hasPassed, printed } = await run(['open-ended@4', '--yes'], {
      publishCampaign: () => {
        throw new Refusal({ call: 'PUT', status: 401, body: { refusal: 'two-different-persons-are-needed' } });
      },
    });
    expect(hasPassed).toBe(false);
    expect(printed).toContain('un autre administrateur doit faire la seconde');
  });

  it('names the versions that there are where there is none of this number', async () => {
    const { hasPassed, printed } = await run(['open-ended@9', '--yes']);
    expect(hasPassed).toBe(false);
    expect(printed).toContain('elle a open-ended@4');
  });
});
