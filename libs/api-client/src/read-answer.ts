// A file of its own, so that the landing does not carry it.
export { readAnswer } from '@alveole/contracts';
