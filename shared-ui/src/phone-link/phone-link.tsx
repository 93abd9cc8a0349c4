import { Link } from '@chakra-ui/react/link';

export interface PhoneLinkProps {
  /** As people write it: '+48 58 123 45 67'. */
  number: string;
}

/** A phone number that calls when it is pressed. */
export function PhoneLink({ number }: PhoneLinkProps) {
  return (
    <Link href={telHref(number)} htmlTranslate="no" variant="underline" color="fg.brand" overflowWrap="anywhere">
      {number}
    </Link>
  );
}

/** 'tel:+48581234567' of '+48 58 123 45 67'. */
export function telHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** Whether somebody wrote a phone number, where they might have written something else. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()/.-]{7,}$/.test(text.trim());
}
