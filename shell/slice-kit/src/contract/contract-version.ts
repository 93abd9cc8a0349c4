/**
 * The version of the contract between shell and slice that this slice-kit speaks. A new optional service for slices is
 * a minor step; whatever makes a built slice stop working is a major one.
 */
export const CONTRACT_VERSION = '1.2.0';
