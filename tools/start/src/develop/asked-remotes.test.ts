import { askedRemotes } from './asked-remotes.ts';

const remotes = [{ folder: 'back-office' }, { folder: 'partner-portal' }];

describe('the remotes that someone wants to develop', () => {
  it('are named by their folders', () => {
    expect(askedRemotes(['partner-portal'], remotes)).toEqual([{ folder: 'partner-portal' }]);
  });

  it('are listed when none or an unknown one is named', () => {
    expect(() => askedRemotes([], remotes)).toThrow('npm run dev -- back-office|partner-portal');
    expect(() => askedRemotes(['office'], remotes)).toThrow('(inconnu : office)');
  });
});
