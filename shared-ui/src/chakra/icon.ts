export * from '@chakra-ui/react/icon';
