import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Refusal } from '@alveole/client';
import type { DemoApi } from '@alveole/demo';
import { replayRefusals } from '@alveole/domain';
import { replayWith } from './replay-rules.ts';

const campaignsDir = resolve(import.meta.dirname, '../../../campaigns');
const folder = mkdtempSync(join(tmpdir(), 'alveole-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const figures = {
  files: 7,
  raised: 6,
  lowered: 0,
  newly_refused: 0,
  newly_eligible: 0,
  former_amount: 350,
  amount: 530,
};
const replay = {
  replay_id: 'r',
  former: { campaign_id: 'open-ended', version: 1, version_id: 'own' },
  next: { campaign_id: 'open-ended', version: 2, version_id: 'v2' },
  created_by: 'Léa',
  created_at: '2026-05-20T09:00:00Z',
  total: 9,
  read: 9,
  sums: figures,
  cells: [{ gender: 0, department: '69', ...figures }],
  differences: [{ difference: 30, files: 6 }],
  quantiles: { tenth: 30, half: 30, nine_tenths: 30 },
  refusals: [],
};

/** An instance with two versions, whose replay is through at the second look. */
function instance() {
  const bodies: unknown[] = [];
  let readCount = 0;
  const answers: Readonly<Record<string, (body: unknown) => unknown>> = {
    signIn: () => ({ access_token: 'token' }),
    listCampaignVersions: () => [
      { version_id: 'v2', campaign_id: 'open-ended', version: 2 },
      { version_id: 'own', campaign_id: 'open-ended', version: 1 },
    ],
    replayCampaign: (body) => {
      bodies.push(body);
      return { ...replay, state: 'running' };
    },
    readReplay: () => ({ ...replay, state: (readCount += 1) > 1 ? 'done' : 'running', read: readCount > 1 ? 9 : 4 }),
  };
  const api = {
    call: async ({ name }: { name: string }, { body }: { body?: unknown }) => answers[name]?.(body),
    json: async () => [{ role: 'ADM', permission: 0, mail: 'lea@exemple.fr', password: 'x' }],
  } as unknown as DemoApi;
  return { api, bodies };
}

async function run(words: string) {
  const { api, bodies } = instance();
  const lines: string[] = [];
  const parts = { api, pause: async () => undefined };
  const hasPassed = await replayWith(parts, words.split(' '), campaignsDir, (line) => void lines.push(line));
  return { hasPassed, lines, bodies };
}

it('replays one version of a campaign beside another one, and prints how many files change, by how much and where', async () => {
  const { hasPassed, lines, bodies } = await run('open-ended@1 --with open-ended@2 --from 2026-01-01');
  expect(hasPassed).toBe(true);
  expect(bodies).toEqual([
    expect.objectContaining({ former: { version_id: 'own' }, next: { version_id: 'v2' }, opened_from: '2026-01-01' }),
  ]);
  expect(lines[0]).toBe('4 dossiers relus sur 9');
  expect(lines.join('\n')).toMatch(/6 changeraient : 6 en hausse.*\n.*350,00\s€ → 530,00\s€ \(\+180,00\s€\)/);
});

it('takes the folder of a campaign in the place of a version, and writes what it found into a CSV file', async () => {
  const path = join(folder, 'replay.csv');
  const { hasPassed, bodies } = await run(`open-ended@1 --with programme-2020 --csv ${path}`);
  expect(hasPassed).toBe(true);
  expect(bodies).toEqual([
    expect.objectContaining({
      next: { files: expect.objectContaining({ rules: expect.any(String) as string }) as object },
    }),
  ]);
  expect(readFileSync(path, 'utf8')).toContain('Réparation;69;7;6;0;0;0;350;530');
});

it.each([
  ['open-ended@1', /replay lyon@3 --with lyon@4/],
  ['open-ended@1 --with open-ended@9', /pas de version « open-ended@9 » : elle a open-ended@2, open-ended@1/],
  ['lyon@1 --with open-ended@2', /pas de version « lyon@1 »/],
  ['nowhere --with open-ended@2', /ni une version comme lyon@3, ni un dossier/],
])('begins no replay of « %s », and says why', async (words, sentence) => {
  const { hasPassed, lines, bodies } = await run(words);
  expect([hasPassed, bodies]).toEqual([false, []]);
  expect(lines.join('\n')).toMatch(sentence);
});

it.each([
  [{ refusal: replayRefusals.another.id }, replayRefusals.another.explanation],
  [{ code: 'NotAuthorizedException', message: 'Not allowed.' }, 'demande un compte d’administrateur'],
])('tells in French why the installation refuses a replay: %j', async (body, sentence) => {
  const { api } = instance();
  const lines: string[] = [];
  const refusing = {
    ...api,
    call: (route: { name: string }, input: object) =>
      route.name === 'replayCampaign'
        ? Promise.reject(new Refusal({ call: 'POST /v1/repairs/campaign_replays', status: 403, body }))
        : (api.call as never as (...words: unknown[]) => Promise<unknown>)(route, input),
  } as unknown as DemoApi;
  const parts = { api: refusing, pause: async () => undefined };
  const words = ['open-ended@1', '--with', 'open-ended@2'];
  expect(await replayWith(parts, words, campaignsDir, (line) => void lines.push(line))).toBe(false);
  expect(lines.join('\n')).toContain(sentence);
  expect(lines.join('\n')).not.toMatch(/POST|Exception/);
});
