export { isPhoneNumber, PhoneLink, type PhoneLinkProps, telHref } from './phone-link.tsx';
