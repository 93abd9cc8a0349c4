export * from '@chakra-ui/react/tooltip';
