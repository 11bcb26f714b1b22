import { unmetNeed } from './remote-needs.ts';

const office = (range: string) => ({ name: 'back_office', needs: { '@alveole/ui': range } });

describe('what a remote needs of the shell', () => {
  it.each([
    ['1.2.0', '^1.2.0', true],
    ['1.2.1', '^1.2.0', true],
    ['1.10.0', '^1.9.3', true],
    ['1.1.9', '^1.2.0', false],
    ['1.2.0', '^1.2.1', false],
    ['2.0.0', '^1.2.0', false],
    ['1.9.0', '^2.0.0', false],
    ['0.3.0', '^0.2.5', false],
    ['0.2.6', '^0.2.5', true],
  ])('is met by %s where %s is asked for: %s', (given, range, fits) => {
    expect(unmetNeed(office(range), { '@alveole/ui': given }) === undefined).toBe(fits);
  });

  it('is met where nothing is needed, and never by a shell that does not give it at all', () => {
    expect(unmetNeed({ name: 'back_office' }, {})).toBeUndefined();
    expect(unmetNeed(office('^1.0.0'), {})).toContain('the shell gives none');
  });

  it('tells the shell team to deploy what is newer than theirs, and the remote’s team to build again what is older', () => {
    expect(unmetNeed(office('^1.3.0'), { '@alveole/ui': '1.2.0' })).toBe(
      'back_office needs @alveole/ui ^1.3.0, the shell gives 1.2.0. Shell team: deploy a shell that gives it; team of back_office: until then, go back to a version that needs less',
    );
    expect(unmetNeed(office('^1.3.0'), { '@alveole/ui': '2.0.0' })).toBe(
      "back_office needs @alveole/ui ^1.3.0, the shell gives 2.0.0. Team of back_office: build it again with the shell's version",
    );
  });
});
