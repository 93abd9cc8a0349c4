interface Change<Data, Variables> {
  mutateAsync(variables: Variables, options?: { onSuccess?: () => void }): Promise<Data>;
}

interface Outcome<Data> {
  onSuccess?(data: Data): void;
  /** Before `onSuccess`, and only while the part of the page that sent it is there: the way to another page. */
  onSuccessHere?(): void;
  onError(error: Error): void;
}

/**
 * Sends a change and says how it went, also when the part of the page that sent it has gone meanwhile: what `mutate` would
 * call goes with it, and a failure would go unseen (https://tanstack.com/query/latest/docs/framework/react/guides/mutations).
 */
export function sendChange<Data, Variables>(
  { mutateAsync }: Change<Data, Variables>,
  variables: Variables,
  { onSuccess = () => {}, onSuccessHere = () => {}, onError }: Outcome<Data>,
): void {
  void mutateAsync(variables, { onSuccess: onSuccessHere }).then(onSuccess, onError);
}
