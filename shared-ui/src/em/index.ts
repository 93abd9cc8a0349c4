export * from '@chakra-ui/react/em';
