/** Signs in to a demo account of a site that runs; resolves with the access token. */
export async function signIn(url: string, apikey: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'veto-demo' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
