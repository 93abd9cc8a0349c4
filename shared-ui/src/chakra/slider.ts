export * from '@chakra-ui/react/slider';
