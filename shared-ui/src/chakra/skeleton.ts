export * from '@chakra-ui/react/skeleton';
