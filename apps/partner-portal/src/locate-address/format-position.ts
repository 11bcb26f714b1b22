export { formatPosition } from '@alveole/shared-screens/locate-address';
