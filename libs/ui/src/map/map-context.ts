import type { Map as LeafletMap } from 'leaflet';
import { createContext, useContext } from 'react';

/** The map around what stands on it. */
export const MapContext = createContext<LeafletMap | undefined>(undefined);

export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('A marker stands on no map.');
  return map;
}
