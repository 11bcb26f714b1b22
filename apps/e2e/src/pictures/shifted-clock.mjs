/**
 * Preloaded by Node (`--import`) into the product whose screens are compared: its clock, and that of its worker threads,
 * goes `CLOCK_SHIFT_MS` milliseconds away from the system's. Demo data then lie around the same day on any day.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const systemDate = globalThis.Date;
const now = () => systemDate.now() + shift;

globalThis.Date = new Proxy(systemDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new systemDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
