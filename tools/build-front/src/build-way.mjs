/**
 * What a build is for. Builds of one page must agree on `production`: the two kinds of React do not mix.
 * @typedef {{ production: boolean, live: boolean, folder: string }} BuildWay
 */

/** @type {BuildWay} For users. */
export const published = { production: true, live: false, folder: 'dist' };

/** @type {BuildWay} Stands beside a live remote while someone develops. */
const beside = { production: false, live: false, folder: 'dist-development' };

/** @type {BuildWay} Served from memory, every change sent into the open page. */
const live = { production: false, live: true, folder: 'dist-development' };

/**
 * @param {{ RSPACK_SERVE?: boolean, development?: boolean }} env as rspack's command line gives it
 * @returns {BuildWay}
 */
export function buildWay({ RSPACK_SERVE, development }) {
  if (RSPACK_SERVE) return live;
  return development ? beside : published;
}
