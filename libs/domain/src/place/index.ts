export { distanceBetween, earthRadius, nearestTo, type Point } from './distance.ts';
export { farAwayKm, isFarAway } from './far-away.ts';
export { postcodePattern } from './postcode.ts';
export { mapStartOf, type MapStart } from './territory-view.ts';
export { maxTowns, maxTownsOfMap, widestPart } from './town-limits.ts';
