/** Resolves in a task of its own, so that the browser answers who is pressing or writing meanwhile. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
