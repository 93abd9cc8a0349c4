export { type FailureStage, PLATFORM_ERRORS, type PlatformErrorCode, VetoError } from './platform-errors.ts';
