export * from '@chakra-ui/react/scroll-area';
