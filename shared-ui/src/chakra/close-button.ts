export { CloseButton, type CloseButtonProps } from '@chakra-ui/react/button';
