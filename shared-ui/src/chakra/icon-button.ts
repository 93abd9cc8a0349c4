export { IconButton, type IconButtonProps } from '@chakra-ui/react/button';
