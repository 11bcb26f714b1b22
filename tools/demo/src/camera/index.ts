export { cameraShowing } from './fake-camera.ts';
export { filmRate, writeFilm } from './film.ts';
export type { FilmSize, Greys } from './film.ts';
