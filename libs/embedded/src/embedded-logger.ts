/** What the embedded parts need of a logger; a pino logger fits. They never log addresses, numbers or texts of messages. */
export interface EmbeddedLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentLogger: EmbeddedLogger = { info() {}, warn() {}, error() {} };
