export { MapBounds, type MapPart } from './MapBounds.tsx';
export { MapDot, type MapDotProps } from './MapDot.tsx';
export { MapMarker, type MapMarkerProps } from './MapMarker.tsx';
export { MapName, type MapNameProps } from './MapName.tsx';
export { MapRing, type MapRingProps } from './MapRing.tsx';
export { MapView, type MapViewProps } from './MapView.tsx';
export { MoveTo, ShowAll, type ShowAllProps } from './map-movements.ts';
export type { MapPosition } from './map-position.ts';
