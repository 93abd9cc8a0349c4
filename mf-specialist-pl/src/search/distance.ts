const oneDecimal = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '0,8 km'. */
export function formatDistance(km: number): string {
  return `${oneDecimal.format(km)} km`;
}
