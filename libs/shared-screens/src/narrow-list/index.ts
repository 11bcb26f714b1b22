export { useNarrowing, type Narrowing } from './use-narrowing.ts';
