export * from '@chakra-ui/react/number-input';
