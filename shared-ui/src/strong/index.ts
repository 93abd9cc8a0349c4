export * from '@chakra-ui/react/strong';
