export { formatPosition } from '@alveole/api-client/locate-address';
