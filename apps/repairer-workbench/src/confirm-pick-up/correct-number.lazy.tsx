import { whenOpened } from '@alveole/ui';
import type { CorrectNumberProps } from './correct-number.tsx';

/** The form of another number, with its rules, once it is near. */
export const CorrectNumber = whenOpened<CorrectNumberProps>(
  async () => (await import('./correct-number.tsx')).CorrectNumber,
);
