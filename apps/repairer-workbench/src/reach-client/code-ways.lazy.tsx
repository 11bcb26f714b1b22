import { whenOpened } from '@alveole/ui';
import type { CodeWaysProps } from './code-ways.tsx';

/** The sheet of ways without SMS, with its forms, once it is near. */
export const CodeWays = whenOpened<CodeWaysProps>(async () => (await import('./code-ways.tsx')).CodeWays);
