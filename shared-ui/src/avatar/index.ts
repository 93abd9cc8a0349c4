export * from '@chakra-ui/react/avatar';
