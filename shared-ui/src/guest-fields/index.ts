export { GuestFields, type GuestFieldsProps, type GuestFieldsWords } from './guest-fields.tsx';
