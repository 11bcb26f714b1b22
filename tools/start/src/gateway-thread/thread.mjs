// A thread does not inherit the loader that its parent runs TypeScript with.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
