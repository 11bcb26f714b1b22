/**
 * Starts a watch; what it answers gives the milliseconds of processor that this process took since. Not those of the clock:
 * what else a machine does would count, and most where a reader is quick.
 */
export function startWatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
