export * from '@chakra-ui/react/portal';
