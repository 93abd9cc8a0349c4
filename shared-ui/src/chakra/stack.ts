export * from '@chakra-ui/react/stack';
