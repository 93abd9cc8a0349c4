export * from '@chakra-ui/react/flex';
