export * from '@chakra-ui/react/badge';
