export { formatPosition } from '@alveole/api-client/place-shop';
