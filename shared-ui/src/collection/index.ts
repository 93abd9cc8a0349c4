export * from '@chakra-ui/react/collection';
