/** The mailbox that an address names, as `private.mailbox` of the database says it. */
export function mailboxOf(address: string): string {
  const said = address.replace(/[+][^@]*@/, '@').toLowerCase();
  const [local = ''] = said.split('@');
  return /@g(?:oogle)?mail[.]com$/.test(said) ? `${local.replaceAll('.', '')}@gmail.com` : said;
}
