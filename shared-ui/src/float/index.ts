export * from '@chakra-ui/react/float';
