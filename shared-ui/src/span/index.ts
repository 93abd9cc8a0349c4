export * from '@chakra-ui/react/span';
