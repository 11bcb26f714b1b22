// jsdom waits for the next frame by an interval of the world, and for ever once a suite has taken its timers with it.

/** Gives a window frames that wait by the timers of the world as they are at each call, a suite's doubles included. */
export function giveFrames(window) {
  const timers = new Map();
  let lastId = 0;
  window.requestAnimationFrame = (act) => {
    lastId += 1;
    const id = lastId;
    const draw = () => {
      timers.delete(id);
      act(performance.now());
    };
    timers.set(id, setTimeout(draw, 1000 / 60));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
}
