/** Names services by these, which are in the plural and in lower case: any other stays as it is. */
export function serviceIn(names: Readonly<Record<string, string>>): (service: string) => string {
  const known = new Map(Object.entries(names));
  return (service) => {
    const word = service.trim().toLowerCase();
    return known.get(word) ?? known.get(`${word}s`) ?? service;
  };
}
