export * from '@chakra-ui/react/container';
