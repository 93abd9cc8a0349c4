export * from '@chakra-ui/react/progress';
