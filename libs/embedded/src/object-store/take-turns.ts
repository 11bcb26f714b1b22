/** Runs work of one key in the order in which it came, one after the other. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const leave = () => void (last.get(key) === turn && last.delete(key));
    turn.then(leave, leave);
    return turn;
  };
}
