import { Link } from '@chakra-ui/react/link';

export interface PhoneLinkProps {
  /** As people write it: '+48 58 123 45 67'. */
  number: string;
}

/** A phone number that calls when it is pressed; where a practice wrote several, its first. */
export function PhoneLink({ number }: PhoneLinkProps) {
  return (
    <Link href={telHref(number)} htmlTranslate="no" variant="underline" color="fg.brand" overflowWrap="anywhere">
      {number}
    </Link>
  );
}

/** All of a text is one number with the code of its country: '0049 30 123 45 67', or without zeros that of Ukraine, whose last digits are Polish ones. */
const WITH_CODE = /^\s*\(?(?:(?:\+|00)[\s().-]*(?!48)[1-9]|380)(?:[\s()./-]*\d){7,14}\s*$/;
/** A foreign number, or nine digits of Poland with or without its code. */
const ONE_NUMBER = /\+(?!48)[\d\s()./-]+|(?<![\d+])(?:(?:\+|00)?48[\s().-]*)?[1-9](?:[\s()./-]*\d){8}(?!\d)/;

/** 'tel:+48581234567' of '+48 58 123 45 67'; of several numbers the first, as all their digits in a row would ring a stranger. */
export function telHref(number: string): string {
  const [first] = (WITH_CODE.test(number) ? null : ONE_NUMBER.exec(number)) ?? [number];
  // A zero in brackets is dialled within its country alone.
  const dialled = first.replace(/(?<=\d\s*)\(0\)/, '').replaceAll(/[^+\d]/g, '');
  return `tel:${dialled.replace(/^(?:00(?=[1-9])|(?=380\d{9}$))/, '+')}`;
}

/** Whether somebody wrote a phone number, where they might have written something else. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()/.-]{7,}$/.test(text.trim());
}
