export interface TestReport {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

export interface ShareReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly TestReport[];
}

export function readReport(path: string): Promise<ShareReport | undefined>;
export function writeReport(path: string, report: ShareReport): Promise<void>;
export function failuresOf(report: ShareReport): { suite: string; titles: string[] }[];
export function withSuites(report: ShareReport, secondTry: ShareReport): ShareReport;
export function sumOf(reports: readonly ShareReport[]): { passed: number; failed: number; suites: number };
