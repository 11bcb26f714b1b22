/** Routers without a browser's history: for prerendering and for tests. */
export { MemoryRouter, StaticRouter } from 'react-router';
