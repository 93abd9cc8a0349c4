export { Door, type DoorProps } from './door.tsx';
