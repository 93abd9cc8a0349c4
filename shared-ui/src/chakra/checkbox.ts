export * from '@chakra-ui/react/checkbox';
