export * from '@chakra-ui/react/stat';
