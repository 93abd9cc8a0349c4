export * from '@chakra-ui/react/simple-grid';
