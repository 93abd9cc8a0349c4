export * from '@chakra-ui/react/popover';
