/** '1.4 MB' or '120 kB', in Polish '1,4 MB', from bytes; never less than 1 kB. */
export function fileSize(bytes: number, language = 'en'): string {
  const megabytes = bytes / 1024 / 1024;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return megabytes >= 0.1
    ? `${new Intl.NumberFormat(language, digits).format(megabytes)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
