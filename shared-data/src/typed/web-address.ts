import * as z from 'zod/mini';

/** As `private.name_no_site` of the database says it. */
const SITE =
  /[\n\r\u2028\u2029]|:\/\/|www[.]|[^\s.,;:()/](?:[.](?:com|net|org|info|biz|pro|xyz|app|dev|online|site|website|page|blog|cloud|tech|shop|store|club|live|life|today|world|zone|support|help|email|host|link|click|top|icu|vip|fun|win|bid|money|bank|me|co|ly|gg|gl|cc|ws|tv|pl|eu|ru|io|xn--[a-z0-9-]+|рф|рус|укр|бел|бг|срб|мкд|мон|қаз|ею|ευ|ελ|онлайн|сайт|орг|ком|москва|дети)|[^\s.,;:()/]{2}[.][a-z][a-z])(?:[^\p{L}\p{N}-]|$)|[^\s.,;:()/][.](?:[a-z]{2,}[/?#:]|[\u0530-\u1dff\u3040-\uffef]{2})/iu;

/**
 * Whether mail programs would make a link of a part of the text: 'vet.pl', but neither 'lek. wet.' nor 'ul.Długa 5'; or
 * whether the text has several lines, which no field of a name takes.
 */
export function namesSite(text: string): boolean {
  return SITE.test(text.replaceAll(/[。．｡․﹒]/g, '.'));
}

/** The check of a name, clinic or address, which stands in mails of the site and must lead nobody elsewhere. */
export const noSite = (message = 'Please write this without a web or mail address') =>
  z.refine<string>((typed) => !namesSite(typed), message);
