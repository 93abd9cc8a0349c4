export * from '@chakra-ui/react/dialog';
