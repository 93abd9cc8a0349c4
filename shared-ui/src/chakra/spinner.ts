export * from '@chakra-ui/react/spinner';
