/** All buckets whose files are read by signed links: what the gateway lets through, and what the tests of policies and room go by. */
export const PRIVATE_BUCKETS = ['pet-documents', 'visit-photos', 'message-files', 'licence-documents'] as const;
