export * from '@chakra-ui/react/wrap';
