export * from '@chakra-ui/react/table';
