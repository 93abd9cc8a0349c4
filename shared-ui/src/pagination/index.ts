export * from '@chakra-ui/react/pagination';
