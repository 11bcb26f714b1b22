import { requestFields, routesOf } from '@alveole/contracts';
import { segmentOf } from './segment-of.ts';

const places = Object.values(routesOf)
  .flatMap((each) => each)
  .flatMap((route) => [...route.path.matchAll(/[:*](\w+)/g)].map(([, name = '']) => ({ route, name })))
  .filter(({ route, name }) => requestFields(route).some(({ part, path }) => part !== 'params' || path[0] !== name));

describe('an address whose call takes other fields', () => {
  it.each(places.map(({ route, name }) => ({ call: `${route.method} ${route.path}`, route, name })))(
    'has an example for $name of $call',
    ({ route, name }) => expect(segmentOf(route, name)).toBeDefined(),
  );
});
