export * from '@chakra-ui/react/tabs';
