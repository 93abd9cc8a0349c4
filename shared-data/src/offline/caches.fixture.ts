/** A browser's caches as far as they are used here: what is put into a cache that was deleted meanwhile is in none. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, answer: Response) => void entries.set(url, answer),
      delete: async (url: string) => entries.delete(url),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  return {
    storage: { open, delete: async (name: string) => all.delete(name), keys: async () => [...all.keys()] },
    /** The addresses in a cache; null where there is none of that name. */
    kept: (name: string) => [...(all.get(name)?.keys() ?? [])],
    has: (name: string) => all.has(name),
  };
}
