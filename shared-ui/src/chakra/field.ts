export * from '@chakra-ui/react/field';
