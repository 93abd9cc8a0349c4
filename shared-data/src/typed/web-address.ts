import * as z from 'zod/mini';

/** As `private.name_no_site` of the database says it. */
const SITE =
  /:\/\/|www[.]|[^\s.,;:()/]{3,}[.](?:com|net|org|info|biz|pro|xyz|app|dev|online|site|website|page|blog|cloud|tech|shop|store|club|live|life|today|world|zone|support|help|email|host|link|click|top|icu|vip|fun|win|bid|money|bank|[a-z][a-z])(?:[^\p{L}\p{N}-]|$)|[^\s.,;:()/][.][a-z]{2,}[/?#:]/iu;

/** Whether mail programs would make a link of a part of the text: 'vet.pl', but neither 'lek. wet.' nor 'ul.Długa 5'. */
export function namesSite(text: string): boolean {
  return SITE.test(text.replaceAll(/[。．｡]/g, '.'));
}

/** The check of a name, clinic or address, which stands in mails of the site and must lead nobody elsewhere. */
export const noSite = (message = 'Please write this without a web or mail address') =>
  z.refine<string>((typed) => !namesSite(typed), message);
