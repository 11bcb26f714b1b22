export { MapDot, type MapDotProps } from './MapDot.tsx';
export { MapMarker, type MapMarkerProps } from './MapMarker.tsx';
export { MapView, type MapViewProps } from './MapView.tsx';
export { MoveTo, ShowAll, type ShowAllProps } from './map-movements.ts';
export type { MapPosition } from './map-position.ts';
