import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const path = '/v1/enrolment/list_views';
const as = (userId: string) => enrolment.as('ADM', { userId });
const lyon = { view_id: 'v1', name: 'Lyon', filters: { filtre: '0', q: 'lyon', tri: 'anciens' } };
const metz = { view_id: 'v2', name: 'Metz', filters: { q: 'metz' } };
const keep = (userId: string, body: object) => as(userId).put(path, { list: 'establishments', ...body });
const read = async (userId: string, list = 'establishments') => (await as(userId).get(`${path}?list=${list}`)).body;

describe('the views of a list', () => {
  it('are kept for whoever made them, with one that opens first', async () => {
    expect(await read('ann')).toEqual({ list: 'establishments', views: [] });
    const saved = (await keep('ann', { views: [lyon, metz], default_id: 'v2' })).body;
    expect(await read('ann')).toEqual(saved);
    expect(saved).toMatchObject({ views: [lyon, metz], default_id: 'v2' });
    expect((await read('luc')).views).toEqual([]);
    expect((await read('ann', 'repairs')).views).toEqual([]);
  });

  it('are renamed and taken away in one write on what was read', async () => {
    const { row_hash } = (await keep('eve', { views: [lyon, metz], default_id: 'v1' })).body;
    const second = await keep('eve', { views: [{ ...metz, name: ' Metz ville ' }], last_row_hash: row_hash });
    expect(second.body.views).toEqual([{ ...metz, name: 'Metz ville' }]);
    expect(second.body.default_id).toBeUndefined();
    const stale = { status: 409, body: { code: 'EntityVersionMismatchException' } };
    expect(await keep('eve', { views: [], last_row_hash: row_hash })).toMatchObject(stale);
    expect(await keep('eve', { views: [] })).toMatchObject(stale);
  });

  it.each([
    { views: [lyon, { ...metz, name: 'LYON' }] },
    { views: [lyon, lyon] },
    { views: [lyon], default_id: 'v9' },
    { views: [{ ...lyon, name: '   ' }] },
    { views: [{ ...lyon, filters: { $gt: 'a' } }] },
    { views: Array.from({ length: 31 }, (_, index) => ({ ...lyon, view_id: `v${index}`, name: `${index}` })) },
  ])('refuse %j', async (body) => {
    expect((await keep('zoe', body)).status).toBe(400);
  });
});
