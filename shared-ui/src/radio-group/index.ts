export * from '@chakra-ui/react/radio-group';
