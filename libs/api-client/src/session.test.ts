import { createSession } from './session.ts';
import { createSessionView } from './session-view.ts';
import { emptySession, farAway, tokensOf, tokenWith } from './test-answers.fixture.ts';

const noSignOut = async () => undefined;

describe('the session', () => {
  it('is written under the keys of the specification', () => {
    const { session, storage } = emptySession();
    const tokens = tokensOf('one');
    session.open(tokens, { remember: true });
    expect({ ...storage }).toEqual({
      currentRole: 'ADM',
      entity_gender: '10',
      entity_status: '1',
      isAuth: '1',
      rememberMe: '1',
      user: JSON.stringify({
        accessToken: tokens.access_token,
        refreshToken: 'refresh-one',
        entityId: 'entity-1',
        userId: 'user-1',
      }),
    });
  });

  it.each([
    [0, 'REP'],
    [3, 'REP'],
    [9, 'ALL'],
    [10, 'ADM'],
    [11, 'FUB'],
  ])('gives the gender %i the role %s', (entity_gender, role) => {
    const { session } = emptySession();
    session.open(tokensOf('one', { entity_gender }), { remember: false });
    expect(session.current()?.role).toBe(role);
  });

  it('is told by a screen to present the conditions, which the shell then asks about', () => {
    const { session } = emptySession();
    session.open(tokensOf('one', { entity_gender: 0 }), { remember: false });
    const view = createSessionView(session, noSignOut);
    session.tell({ needsConditions: false });
    expect(view().needsConditions).toBe(false);
    const heard = jest.fn();
    session.subscribe(heard);
    view().presentConditions();
    expect(view().needsConditions).toBe(true);
    expect(heard).toHaveBeenCalled();
  });

  it('refuses an account of an unknown kind and stays closed', () => {
    const { session } = emptySession();
    expect(() => session.open(tokensOf('one', { entity_gender: 7 }), { remember: false })).toThrow(RangeError);
    expect(session.current()).toBeUndefined();
  });

  it('reads the kind of account from the token when the answer does not say it', () => {
    const { session } = emptySession();
    session.open(tokensOf('one', { entity_gender: undefined, entity_status: undefined }), { remember: false });
    expect(session.current()).toMatchObject({ role: 'ADM', entityStatus: 0 });
  });

  it('forgets everything but the wish to be remembered when it closes, and says why', () => {
    const { session, storage } = emptySession();
    const ends: unknown[] = [];
    session.open(tokensOf('one'), { remember: true });
    session.subscribe(() => ends.push(session.ended()));
    session.close('expired');
    expect({ ...storage }).toEqual({ rememberMe: '1' });
    expect(session.current()).toBeUndefined();
    expect(ends).toEqual(['expired']);
  });

  it.each([
    ['currentRole', 'FUB'],
    ['isAuth', '0'],
    ['user', '{"accessToken":1}'],
    ['user', 'not json'],
    ['entity_gender', '99'],
  ])('counts as closed when %s was changed to %s', (key, value) => {
    const { session, storage, events, cookies } = emptySession();
    session.open(tokensOf('one'), { remember: true });
    storage.setItem(key, value);
    expect(createSession({ storage, events, cookies }).current()).toBeUndefined();
  });

  it('ends with the browser unless the person asked to be remembered', () => {
    for (const remember of [true, false]) {
      const { session, storage, events } = emptySession();
      session.open(tokensOf('one'), { remember });
      const afterRestart = createSession({ storage, events, cookies: { cookie: '' } });
      expect(afterRestart.current() !== undefined).toBe(remember);
    }
  });

  it('has what else is left cleared after a browser in which nobody was remembered, once, and never otherwise', () => {
    for (const remember of [true, false]) {
      const { session, storage, events } = emptySession();
      session.open(tokensOf('one'), { remember });
      const onOutlived = jest.fn();
      const cookies = { cookie: '' };
      for (let load = 0; load < 2; load += 1) createSession({ storage, events, cookies, onOutlived });
      expect(onOutlived).toHaveBeenCalledTimes(remember ? 0 : 1);
    }
    const { storage, events } = emptySession();
    const onOutlived = jest.fn();
    createSession({ storage, events, cookies: { cookie: '' }, onOutlived });
    expect(onOutlived).not.toHaveBeenCalled();
  });

  it('leaves a mark that ends with the browser unless the person asked to be remembered', () => {
    const { session, cookies } = emptySession();
    session.open(tokensOf('one'), { remember: false });
    expect(cookies.cookie).not.toContain('max-age');
    session.open(tokensOf('one'), { remember: true });
    expect(cookies.cookie).toContain('max-age=31536000');
  });

  it('marks the device for the server while somebody is signed in', () => {
    const { session, cookies } = emptySession();
    session.open(tokensOf('one'), { remember: false });
    expect(cookies.cookie).toMatch(/^alveole_signed_in=1;/);
    session.close('signed-out');
    expect(cookies.cookie).toMatch(/^alveole_signed_in=; .*max-age=0/);
  });

  it('keeps which conditions await an answer, from sign-in, renewal and what an answer told', () => {
    const { session, storage } = emptySession();
    session.open(tokensOf('one', { entity_gender: 0, need_cgs: true }), { remember: false });
    expect([storage.getItem('needCGS'), storage.getItem('needCGU')]).toEqual(['1', null]);
    session.renew({ need_cgs: false, need_cgu: true });
    expect([storage.getItem('needCGS'), storage.getItem('needCGU')]).toEqual([null, '1']);
    session.tell({ needsTerms: false, entityStatus: 9 });
    expect(storage.getItem('needCGU')).toBeNull();
    expect(session.current()).toMatchObject({ entityStatus: 9, needsConditions: false, needsTerms: false });
  });

  it('tells nobody of what is known already', () => {
    const { session } = emptySession();
    session.open(tokensOf('one'), { remember: false });
    const heard = jest.fn();
    session.subscribe(heard);
    session.tell({ entityStatus: 1, needsConditions: false });
    session.tell({});
    expect(heard).not.toHaveBeenCalled();
  });

  it('follows what another tab does', () => {
    const { session, storage, events } = emptySession();
    const seen: unknown[] = [];
    session.open(tokensOf('one'), { remember: true });
    session.subscribe(() => seen.push(session.current()?.role));
    storage.removeItem('isAuth');
    events.dispatchEvent(new Event('storage'));
    expect(seen).toEqual([undefined]);
  });
});

describe('the view of the session', () => {
  it('tells name and permission from the token and stays the same object until something changes', () => {
    const { session } = emptySession();
    const view = createSessionView(session, noSignOut);
    expect(view()).toMatchObject({ isOpen: false, role: undefined, permission: undefined });
    session.open(tokensOf('one'), { remember: false });
    expect(view()).toMatchObject({ isOpen: true, role: 'ADM', userName: 'Zoé Durand', permission: 0, entityStatus: 1 });
    expect(view()).toBe(view());
  });

  it.each([
    { claim: 0, permission: 0 },
    { claim: 1, permission: 1 },
    { claim: undefined, permission: 1 },
  ] as const)('tells of a repairer whose token says $claim the permission $permission', ({ claim, permission }) => {
    const { session } = emptySession();
    const token = tokenWith({ exp: farAway, name: 'one', user_permission: claim, entity_gender: 0 });
    session.open(tokensOf('one', { access_token: token, entity_gender: 0 }), { remember: false });
    expect(createSessionView(session, noSignOut)()).toMatchObject({ role: 'REP', permission });
  });
});
