export * from '@chakra-ui/react/timeline';
