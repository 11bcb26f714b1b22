import { divIcon } from 'leaflet';
import type { DivIcon } from 'leaflet';
import classes from './shop-map.module.css';

const width = 36;
const height = 40;

/** A numbered hexagon: orange for repairers, blue for associative workshops. Its tip marks the place. */
export function hexagonIcon(number: number, isWorkshop: boolean, isSelected: boolean): DivIcon {
  const tone = isWorkshop ? classes.blue : classes.orange;
  return divIcon({
    className: [classes.marker, tone, isSelected ? classes.selected : ''].join(' '),
    html: `<svg viewBox="0 0 40 44" width="${width}" height="${height}" aria-hidden="true"><path d="M20 1 39 12v20L20 43 1 32V12Z"/><text x="20" y="23" dominant-baseline="middle" text-anchor="middle">${number}</text></svg>`,
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}
