/** What messaging needs of a logger; a pino logger fits. Lines carry ids and codes, never the data of an event. */
export interface MessagingLogger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
