import type { SessionView } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { act, fireEvent, screen } from '@testing-library/react';
import { DeskLayout } from './desk-layout.tsx';

function openDesk() {
  renderScreen(
    <DeskLayout
      session={{ role: 'ADM', userName: 'Camille Martin' } as SessionView}
      programmeName="Vélo & Cie"
      onSignOut={() => undefined}
    >
      {null}
    </DeskLayout>,
    { at: '/admin/backend/reparations' },
  );
  return screen.getByRole('complementary');
}

const rest = () => act(() => jest.advanceTimersByTime(500));
const move = (menu: HTMLElement, clientX: number) => fireEvent(menu, pointer('pointermove', clientX));
const enter = (menu: HTMLElement, clientX: number) => fireEvent(menu, pointer('pointerover', clientX));
const leave = (menu: HTMLElement) => fireEvent(menu, pointer('pointerout', 400));

/** jsdom has no pointer events: React takes any event of their name. */
function pointer(type: string, clientX: number): MouseEvent {
  const event = new MouseEvent(type, { clientX, bubbles: true, relatedTarget: document.body });
  return Object.assign(event, { pointerType: 'mouse' });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the folded menu', () => {
  it('unfolds under a pointer that has moved in and rests, and folds when it leaves', () => {
    const menu = openDesk();
    enter(menu, 60);
    move(menu, 40);
    expect(menu).toHaveAttribute('data-pointed', 'false');
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'true');
    leave(menu);
    expect(menu).toHaveAttribute('data-pointed', 'false');
  });

  it('unfolds under a pointer that came in one leap', () => {
    const menu = openDesk();
    enter(menu, 30);
    fireEvent(menu, Object.assign(pointer('pointermove', 30), { movementX: -870 }));
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'true');
  });

  it('stays folded under a pointer that only crosses it', () => {
    const menu = openDesk();
    enter(menu, 60);
    move(menu, 40);
    leave(menu);
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'false');
  });

  it('stays folded on a page that opens under a pointer which does not move', () => {
    const menu = openDesk();
    enter(menu, 30);
    move(menu, 30);
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'false');
  });

  it('folds at a click, and stays folded until the pointer has left and come back', () => {
    const menu = openDesk();
    enter(menu, 60);
    move(menu, 40);
    rest();
    fireEvent.click(screen.getByRole('link', { name: 'Réparations' }));
    expect(menu).toHaveAttribute('data-pointed', 'false');
    move(menu, 30);
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'false');
    leave(menu);
    enter(menu, 60);
    move(menu, 50);
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'true');
  });

  it('stays folded under a finger', () => {
    const menu = openDesk();
    fireEvent(menu, Object.assign(pointer('pointerover', 60), { pointerType: 'touch' }));
    fireEvent(menu, Object.assign(pointer('pointermove', 40), { pointerType: 'touch' }));
    rest();
    expect(menu).toHaveAttribute('data-pointed', 'false');
  });
});
