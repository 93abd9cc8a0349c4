export * from '@chakra-ui/react/drawer';
