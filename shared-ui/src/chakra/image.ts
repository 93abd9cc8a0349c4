export * from '@chakra-ui/react/image';
