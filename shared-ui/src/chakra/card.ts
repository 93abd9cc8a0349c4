export * from '@chakra-ui/react/card';
