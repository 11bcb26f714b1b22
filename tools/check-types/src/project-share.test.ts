import { resolve } from 'node:path';
import { readPrograms } from './read-programs.ts';
import { sharesOf } from './project-share.ts';

const root = resolve(import.meta.dirname, '../../..');
const programs = readPrograms(root);

describe('the share of a project', () => {
  it('of a pure library is checked without Node, and its tests with it', () => {
    expect(sharesOf('libs/domain', programs)).toEqual([
      { program: 'pure', include: ['libs/domain/src'], exclude: expect.arrayContaining(['**/*.test.ts']) },
      { program: 'node', include: ['libs/domain/src'], exclude: [] },
    ]);
  });

  it('of a service comes from the line that stands for all of them', () => {
    expect(sharesOf('services/refunds', programs)).toEqual([
      { program: 'node', include: ['services/refunds/src'], exclude: [] },
    ]);
  });

  it('of a screen knows what its stylesheets and pictures are', () => {
    expect(sharesOf('apps/back-office', programs)).toEqual([
      { program: 'browser', include: ['apps/back-office/src', 'libs/browser-modules.d.ts'], exclude: ['apps/e2e'] },
    ]);
  });

  it('of the journeys in a browser is that of a program in Node, whatever stands for all applications', () => {
    expect(sharesOf('apps/e2e', programs)).toEqual([{ program: 'node', include: ['apps/e2e'], exclude: [] }]);
  });

  it('is nothing for a folder that no program checks', () => {
    expect(sharesOf('tools-of-others/x', programs)).toEqual([]);
  });
});
