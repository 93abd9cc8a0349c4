export * from '@chakra-ui/react/hooks';
