export * from '@chakra-ui/react/center';
