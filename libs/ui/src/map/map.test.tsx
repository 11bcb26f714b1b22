import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import {
  MapDot,
  MapMarker,
  MapName,
  MapRing,
  MapView,
  MoveTo,
  ShowAll,
  type MapPosition,
  type MapViewProps,
} from './index.ts';

const lyon = { latitude: 45.767, longitude: 4.834 };
const zoomTexts = { zoomIn: 'Agrandir', zoomOut: 'Réduire' };
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Les auteurs' };

function open(content: ReactNode, props: Partial<MapViewProps> = {}) {
  return render(
    <StrictMode>
      <MapView centre={lyon} zoom={18} zoomTexts={zoomTexts} {...props}>
        {content}
      </MapView>
    </StrictMode>,
  );
}

const picture = { size: [40, 40], tip: [20, 40] } as const;

describe('a map', () => {
  it('opens once with its buttons, and leaves nothing behind', () => {
    const { container, unmount } = open(<MapDot position={lyon} radius={7} className="centre" />, { hasScale: true });
    expect(screen.getAllByRole('button', { name: 'Agrandir' })).toHaveLength(1);
    expect(container.querySelectorAll('.leaflet-control-scale')).toHaveLength(1);
    expect(container.querySelectorAll('path.centre')).toHaveLength(1);
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  it('names whom its ground is owed to, and says when a piece of it fails', () => {
    const onFailure = jest.fn();
    const { container } = open(null, { tiles: { ...tiles, onFailure } });
    expect(screen.getByText('© Les auteurs')).toBeInTheDocument();
    const tile = container.querySelector('.leaflet-tile');
    expect(tile).not.toBeNull();
    fireEvent.error(tile as Element);
    expect(onFailure).toHaveBeenCalled();
  });

  it('has no ground and owes nobody without tiles', () => {
    const { container } = open(null);
    expect(container.querySelector('.leaflet-tile, .leaflet-control-attribution')).toBeNull();
  });

  it('says where it is pressed', () => {
    const onPress = jest.fn();
    const { container } = open(null, { onPress });
    fireEvent.click(container.querySelector('.leaflet-container') as Element);
    expect(onPress).toHaveBeenCalledWith({ latitude: expect.closeTo(45.767, 3), longitude: expect.closeTo(4.834, 3) });
  });

  it('opens where it shows every position, and looks again when its size has changed', () => {
    jest.useFakeTimers();
    const size = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const far = { latitude: 45.9, longitude: 4.7 };
    open(
      <>
        <ShowAll positions={[lyon, far]} againAfterMs={1_000} />
        <MapMarker {...picture} position={far} title="Atelier" />
      </>,
    );
    expect(isInside(screen.getByTitle('Atelier'))).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(isInside(screen.getByTitle('Atelier'))).toBe(true);
    [size, height].forEach((faked) => faked.mockRestore());
    jest.useRealTimers();
  });

  it('has distances and names of its own, which answer to nothing', () => {
    const { container } = open(
      <>
        <MapRing centre={lyon} radius={5_000} label="5 km" className="ring" />
        <MapName position={lyon} name="Lyon" />
      </>,
    );
    expect(container.querySelectorAll('path.ring')).toHaveLength(1);
    expect(screen.getByText('5 km')).toBeInTheDocument();
    expect(screen.getByText('Lyon')).toBeInTheDocument();
    expect(container.querySelectorAll('.leaflet-interactive, [tabindex="0"].leaflet-marker-icon')).toHaveLength(0);
  });

  it('moves to what is chosen, at once for who wants no motion', () => {
    const calm = { ...window.matchMedia(''), matches: true };
    const motion = jest.spyOn(window, 'matchMedia').mockReturnValue(calm);
    const chosen = { latitude: 45.9, longitude: 4.7 };
    const onPress = jest.fn();
    const { container } = open(<MoveTo position={chosen} />, { onPress });
    fireEvent.click(container.querySelector('.leaflet-container') as Element);
    expect(onPress).toHaveBeenCalledWith({ latitude: expect.closeTo(45.9, 3), longitude: expect.closeTo(4.7, 3) });
    motion.mockRestore();
  });
});

/** jsdom lays nothing out: Leaflet writes where a marker stands, in pixels of a map of 400 by 400. */
function isInside({ style }: HTMLElement): boolean {
  return [style.left, style.top].map(Number.parseFloat).every((pixels) => pixels >= 0 && pixels <= 400);
}

describe('a marker', () => {
  it('shows its picture, answers to a press, and not to the keyboard where a list does', () => {
    const onPress = jest.fn();
    open(
      <MapMarker {...picture} position={lyon} title="Atelier" isFocusable={false} onPress={onPress}>
        <span>7</span>
      </MapMarker>,
    );
    const marker = screen.getByTitle('Atelier');
    expect(marker).toHaveTextContent('7');
    expect(marker).not.toHaveAttribute('tabindex');
    fireEvent.click(marker);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('changes its look in place', () => {
    const marker = (className: string, isInFront: boolean) => (
      <MapMarker {...picture} position={lyon} title="Atelier" className={className} isInFront={isInFront} />
    );
    const { rerender } = render(
      <MapView centre={lyon} zoom={18} zoomTexts={zoomTexts}>
        {marker('plain', false)}
      </MapView>,
    );
    const element = screen.getByTitle('Atelier');
    const level = Number(element.style.zIndex);
    rerender(
      <MapView centre={lyon} zoom={18} zoomTexts={zoomTexts}>
        {marker('chosen', true)}
      </MapView>,
    );
    expect(screen.getByTitle('Atelier')).toBe(element);
    expect(element).toHaveClass('chosen');
    expect(element).not.toHaveClass('plain');
    expect(Number(element.style.zIndex)).toBe(level + 1000);
  });

  it('is moved by the arrows, and by no other key', () => {
    const onMove = jest.fn();
    open(<Movable onMove={onMove} />, { isMovedByKeys: false });
    const marker = screen.getByRole('button', { name: 'Repère' });
    expect(marker).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(marker, { key: 'a' });
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.keyDown(marker, { key: 'ArrowUp' });
    fireEvent.keyDown(marker, { key: 'ArrowRight' });
    const [[up], [right]] = onMove.mock.calls as [[MapPosition], [MapPosition]];
    expect(up.latitude).toBeGreaterThan(lyon.latitude);
    expect(up.longitude).toBeCloseTo(lyon.longitude);
    expect(right.latitude).toBeCloseTo(up.latitude, 8);
    expect(right.longitude).toBeGreaterThan(lyon.longitude);
  });

  it('belongs on a map', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MapMarker {...picture} position={lyon} title="Atelier" />)).toThrow('on no map');
    silent.mockRestore();
  });
});

function Movable({ onMove }: { onMove: (position: MapPosition) => void }): ReactNode {
  const [position, setPosition] = useState<MapPosition>(lyon);
  const move = (next: MapPosition) => {
    onMove(next);
    setPosition(next);
  };
  return <MapMarker {...picture} position={position} title="Repère" onMove={move} />;
}
