export { type AuditLine, readAudit } from './audit.ts';
export { canaryVerdict, type Verdict } from './canary-verdict.ts';
export {
  type Change,
  composed,
  moveChannel,
  POINTER_REFUSALS,
  parseChannel,
  pointerKey,
  pointerKeys,
  readChannel,
  readComposition,
  type StoredPointer,
  unsignedChannel,
} from './channel-file.ts';
export { behindHead, type ChannelHead, readHead, writeHead } from './channel-head.ts';
export { channelKey, writeIndex } from './channel-index.ts';
export { DEFAULT_CHANNEL } from './default-channel.ts';
export { FolderStore, makeFolder } from './folder-store.ts';
export { folderTrouble } from './folder-trouble.ts';
export type { ObjectStore } from './object-store.ts';
export { openStore } from './open-store.ts';
export { moveOwners, refuseMove } from './owners.ts';
export { ownersOf, parsePointer, verifyPointer } from './pointer-chain.ts';
export * as moves from './pointer-moves.ts';
export {
  endPreviews,
  forgetEndedPreviews,
  idOf,
  isLive,
  type Preview,
  type PreviewJudge,
  previewOf,
  readPreviews,
  refuseForged,
  refuseOtherBytes,
  startPreview,
} from './previews.ts';
export { type ReadyRollback, readyRollback } from './ready-rollback.ts';
export {
  type CountedRelease,
  canaryKey,
  countsKey,
  isNamed,
  oldCounts,
  readCounts,
  readServerCounts,
  type ServerCounts,
  sumOf,
  writeServerCounts,
} from './release-counts.ts';
export {
  integrityOf,
  parseRelease,
  type Release,
  readRelease,
  readVerified,
  uploadRelease,
} from './release-files.ts';
export { releasesDir } from './releases-dir.ts';
export { keptRevisions, missingOf, oldRevisions, readRevision } from './revisions.ts';
export { newKey, type Rights, rightsOf, rightsToMove } from './rights.ts';
export { signChannel } from './sign-channel.ts';
export {
  fingerprint,
  keyLine,
  type NamedKey,
  openSigner,
  parseKeyLine,
  type Signer,
} from './signatures.ts';
export { type BaseSite, reasonOf, refuseNoAddress, siteAt } from './site-at.ts';
export { MAPS, packSourceMaps, readSourceMaps, type SourceMaps, sourceMapsKey } from './source-maps.ts';
export { TOOL_ERRORS, ToolError, type ToolErrorCode } from './tool-error.ts';
export { type StoredVersion, unnamedReleases } from './unnamed-releases.ts';
