// A file of its own, so that the landing does not carry it.
export { unmetNeed } from '@alveole/contracts';
