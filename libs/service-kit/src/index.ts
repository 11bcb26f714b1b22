export { environmentFields, objectStoreFields } from './config/environment-fields.ts';
export { isConfigurationError, loadConfig } from './config/load-config.ts';
export type { ConfigurationError } from './config/load-config.ts';
export { createRooms } from './admission/rooms.ts';
export type { RoomOf } from './admission/rooms.ts';
export { createLogger } from './logging/create-logger.ts';
export type { Logger, LoggerOptions } from './logging/create-logger.ts';
export { scrub } from './logging/scrub.ts';
export type { PersonActor, RefreshActor, ServiceActor } from './tokens/claims.ts';
export { peopleAudience, serviceAudience } from './tokens/claims.ts';
export {
  accessTokenSeconds,
  createTokenSigner,
  createTokenVerifier,
  refreshTokenSeconds,
} from './tokens/person-tokens.ts';
export type { TokenSigner, TokenSignerOptions, TokenVerifier } from './tokens/person-tokens.ts';
export { signServiceToken, verifyServiceToken } from './tokens/service-tokens.ts';
export { drawServiceSecrets, randomText } from './secrets/draw-secrets.ts';
export type { ServiceSecrets } from './secrets/draw-secrets.ts';
export { seal, sealingKey, unseal } from './secrets/seal.ts';
export { hashCode, randomDigits, verifyCode } from './secrets/short-codes.ts';
export type { CodeBinding } from './secrets/short-codes.ts';
export { bodyLimitBytes } from './http/body-parser.ts';
export { createService } from './http/create-service.ts';
export { comesFromPrivateNetwork, isLoopbackAddress, loopbackNames } from './http/addresses.ts';
export { networkOf } from './http/network-of.ts';
export type { Deadline } from './http/deadline.ts';
export { dropRestOfBody } from './http/refused-body.ts';
export type { ServiceOptions } from './http/create-service.ts';
export type { Cookies } from './http/cookies.ts';
export { eachInWords, implement } from './http/implement.ts';
export type { Actor, ActorFor, CallContext, Handler, HandlerRequest, ImplementedRoute } from './http/implement.ts';
export { StreamedFile } from './http/streamed-file.ts';
export { readinessOf } from './http/health.ts';
export type { Readiness, ReadinessCheck, ReadinessChecks } from './http/health.ts';
export type { LoadLimits } from './http/load-shedding.ts';
export { createMetrics, createRequestMetrics } from './http/metrics.ts';
export type { RateLimits } from './http/rate-limits.ts';
export { requestIdOf } from './http/request-ids.ts';
export { createServiceClient } from './client/create-service-client.ts';
export type { ServiceCallOptions, ServiceClient, ServiceClientOptions } from './client/create-service-client.ts';
export { readableLine, runProcess } from './process/run-process.ts';
export type { ProcessHost, RunningProcess } from './process/run-process.ts';
export { createWorkerPool } from './work/create-worker-pool.ts';
export type { WorkerPool, WorkerPoolOptions } from './work/create-worker-pool.ts';
export { createTurns } from './work/turns.ts';
export type { TurnLimits, Turns } from './work/turns.ts';
export { WorkFailure } from './work/work-failure.ts';
export { startMassRuns } from './mass-runs/mass-run-schedule.ts';
export { knownRun, turnRun } from './mass-runs/turn-run.ts';
export { linesFile } from './mass-runs/lines-file.ts';
export { leaseMs, workRuns } from './mass-runs/work-runs.ts';
export type { PreviewStep, WorkPorts } from './mass-runs/work-runs.ts';
export { csvFile } from './tables/csv-file.ts';
export { looksLikeFormula } from './tables/table-row.ts';
export type { Cell, RowPages, TableRow } from './tables/table-row.ts';
export { xlsxFile } from './tables/xlsx-file.ts';
