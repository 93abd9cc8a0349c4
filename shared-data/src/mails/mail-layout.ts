import { createElement as element, Fragment, type ReactElement } from 'react';

import type { OwnText } from '../own-texts/own-text.ts';

// Written without JSX: the worker runs it on Node as it stands. Mail programs read styles from the elements alone.

/** A line; with an address it is a link. */
export interface MailDetail {
  text: string;
  href?: string;
}

export interface MailLayoutProps {
  title: string;
  greeting: string;
  text: string;
  /** Lines about the place. */
  details: readonly MailDetail[];
  /** What somebody wrote, with its line breaks; null for nothing. */
  quote: string | null;
  /** What the vet asks of the reader, under its heading. */
  preparation?: (OwnText & { heading: string }) | null;
  action: { label: string; url: string };
  siteUrl: string;
  /** Null where there is no kind of mail to stop. */
  unsubscribeUrl: string | null;
  /** The reader has an account, and did not just enter the address. */
  hasAccount?: boolean;
  /** Of title and text; English unless told. */
  language?: 'en' | 'pl' | 'uk';
  /** The same in other languages, below it: where nobody knows which one the reader speaks. */
  inOthers?: (Pick<MailLayoutProps, 'title' | 'greeting' | 'text' | 'action'> & { language: 'pl' | 'uk' })[];
}

const INK = '#2a1530';
const MUTED = '#5f5166';
const BRAND = '#6d28d9';

const STYLES = {
  body: {
    margin: 0,
    padding: '24px 12px',
    background: '#faf7f2',
    color: INK,
    fontFamily: 'Helvetica, Arial, sans-serif',
  },
  box: { maxWidth: '560px', margin: '0 auto', padding: '28px', background: '#ffffff', borderRadius: '16px' },
  brand: { margin: '0 0 20px', color: BRAND, fontSize: '18px', fontWeight: 700 },
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: 1.25 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.5, overflowWrap: 'anywhere' },
  details: { margin: '0 0 16px', color: MUTED, fontSize: '15px', lineHeight: 1.5 },
  quote: {
    margin: '0 0 16px',
    padding: '4px 0 4px 16px',
    borderLeft: '3px solid #fbd3b1',
    fontSize: '16px',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '12px',
    background: BRAND,
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  foot: { margin: '28px 0 0', color: MUTED, fontSize: '13px', lineHeight: 1.5 },
  second: { margin: '28px 0 0', padding: '28px 0 0', borderTop: '1px solid #e7dfe3' },
  quiet: { color: MUTED },
} as const;

const linesOf = (lines: readonly string[]) =>
  lines.map((line, index) => element(Fragment, { key: `${index} ${line}` }, index > 0 && element('br'), line));

/** Marked with its own language and direction, which may be others than those of the mail. */
const preparationOf = ({ heading, text, language }: NonNullable<MailLayoutProps['preparation']>) =>
  element(
    'p',
    { style: STYLES.text },
    element('strong', null, heading),
    element('br'),
    element('span', { lang: language, dir: 'auto' }, linesOf(text.split('\n'))),
  );

const detailOf = ({ text, href }: MailDetail, index: number) =>
  element(
    Fragment,
    { key: `${index} ${text}` },
    index > 0 && element('br'),
    href === undefined ? text : element('a', { href, style: STYLES.quiet }, text),
  );

type ReasonProps = Pick<MailLayoutProps, 'siteUrl' | 'unsubscribeUrl' | 'hasAccount' | 'language'>;

const REASONS = {
  en: {
    account: 'You are receiving this email because you have an account at ',
    address: 'You are receiving this email because somebody entered this address at ',
    ignore: '. If it was not you, please ignore it.',
    stop: 'Unsubscribe from emails like this',
  },
  pl: {
    account: 'Piszemy, bo masz konto w serwisie ',
    address: 'Ktoś podał ten adres w serwisie ',
    ignore: '. Jeśli to nie Ty, zignoruj tę wiadomość.',
    stop: 'Nie chcę więcej takich e-maili',
  },
  uk: {
    account: 'Ви отримали цей лист, бо маєте обліковий запис на сайті ',
    address: 'Хтось указав цю адресу на сайті ',
    ignore: '. Якщо це були не ви, просто не зважайте на цей лист.',
    stop: 'Не надсилати таких листів',
  },
} as const;

/** Why the mail came, and how to get no more of its kind. */
function reasonOf({ siteUrl, unsubscribeUrl, hasAccount = false, language = 'en' }: ReasonProps): ReactElement {
  const site = element('a', { href: siteUrl, style: STYLES.quiet }, 'Veto');
  const { account, address, ignore, stop } = REASONS[language];
  if (unsubscribeUrl !== null)
    return element(
      Fragment,
      null,
      ...[account, site, '. ', element('a', { href: unsubscribeUrl, style: STYLES.quiet }, stop), '.'],
    );
  return hasAccount ? element(Fragment, null, account, site, '.') : element(Fragment, null, address, site, ignore);
}

const actionOf = ({ url, label }: MailLayoutProps['action']) =>
  element('p', { style: STYLES.text }, element('a', { href: url, style: STYLES.button }, label));

type OtherPart = NonNullable<MailLayoutProps['inOthers']>[number];

function otherPart({ title, greeting, text, action, language }: OtherPart, siteUrl: string) {
  return element(
    'div',
    { key: language, lang: language, style: STYLES.second },
    element('h1', { style: STYLES.title }, title),
    element('p', { style: STYLES.text }, greeting),
    element('p', { style: STYLES.text }, text),
    actionOf(action),
    element('p', { style: STYLES.foot }, reasonOf({ siteUrl, unsubscribeUrl: null, language })),
  );
}

/** Every mail of the site and of its sign-in service: what happened, where, and what can be done; below, why it came and how to get no more. */
export function MailLayout(props: MailLayoutProps): ReactElement {
  const { title, greeting, text, details, quote, preparation, action, language = 'en', inOthers = [] } = props;
  return element(
    'html',
    { lang: language },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { name: 'color-scheme', content: 'light' }),
      element('title', null, title),
    ),
    element(
      'body',
      { style: STYLES.body },
      element(
        'div',
        { style: STYLES.box },
        element('p', { style: STYLES.brand }, 'Veto'),
        element('h1', { style: STYLES.title }, title),
        element('p', { style: STYLES.text }, greeting),
        element('p', { style: STYLES.text }, text),
        quote !== null && element('p', { style: STYLES.quote }, linesOf(quote.split('\n'))),
        preparation && preparationOf(preparation),
        details.length > 0 && element('p', { style: STYLES.details }, details.map(detailOf)),
        actionOf(action),
        element('p', { style: STYLES.foot }, reasonOf(props)),
        inOthers.map((part) => otherPart(part, props.siteUrl)),
      ),
    ),
  );
}
