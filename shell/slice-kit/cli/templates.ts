/** What a new slice may be written in. */
export const TEMPLATES = ['react', 'dom', 'vue', 'built'] as const;
export type Template = (typeof TEMPLATES)[number];
