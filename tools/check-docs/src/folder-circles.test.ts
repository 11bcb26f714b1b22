import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { folderCircles } from './folder-circles.ts';
import { sourceFiles } from './unresolved-citations.ts';

describe('folders of a project', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'folders-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Files below `services/loans/src`, each with its text. */
  const circlesOf = (files: Readonly<Record<string, string>>): string[] => {
    const paths = Object.entries(files).map(([name, text]) => {
      const file = `services/loans/src/${name}`;
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
      return file;
    });
    return folderCircles(root, paths);
  };

  it('folders are reported when one reaches itself through two others, by different files', () => {
    const files = {
      'lend/lend.ts': "import { price } from '../read-price/price.ts';",
      'read-price/price.ts': '',
      'read-price/table.ts': "import { loans } from '../store/loans.ts';",
      'store/loans.ts': "export { lender } from '../lend/lender.ts';",
      'lend/lender.ts': '',
    };
    expect(circlesOf(files)).toEqual(['services/loans: lend read-price store']);
  });

  it('folders are reported when only types go round', () => {
    const files = {
      'store/loans.ts': "import type { Loan } from '../record/loan.ts';",
      'record/loan.ts': "import type { StoredLoan } from '../store/loans.ts';",
    };
    expect(circlesOf(files)).toEqual(['services/loans: record store']);
  });

  it('folders are reported with the file beside them that leads back', () => {
    const files = {
      'ports.ts': "import type { Loans } from './store/loans.ts';",
      'store/loans.ts': "import type { Ports } from '../ports.ts';",
    };
    expect(circlesOf(files)).toEqual(['services/loans: ports.ts store']);
  });

  it('pass when they import in one direction, whatever their tests import', () => {
    const files = {
      'lend/lend.ts': "import { loans } from '../store/loans.ts';",
      'store/loans.ts': '',
      'store/loans.test.ts': "import { lend } from '../lend/lend.ts';",
      'store/loans.harness.ts': "import { lend } from '../lend/lend.ts';",
    };
    expect(circlesOf(files)).toEqual([]);
  });

  it('pass when files of one folder import one another', () => {
    const files = {
      'lend/lend.ts': "import type { Lender } from './lender.ts';",
      'lend/lender.ts': "import type { Loan } from './lend.ts';",
    };
    expect(circlesOf(files)).toEqual([]);
  });
});

it('no folder of this repository stands in a circle', () => {
  const root = resolve(import.meta.dirname, '../../..');
  expect(folderCircles(root, sourceFiles(root))).toEqual([]);
});
