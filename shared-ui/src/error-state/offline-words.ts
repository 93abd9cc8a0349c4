interface Words {
  title: string;
  description: string;
}

/** What is said of a failure for want of a connection; undefined for any other. The error brings its words along. */
export function offlineWords(error: unknown): Words | undefined {
  return error instanceof Error && 'offline' in error ? (error.offline as Words | undefined) : undefined;
}
