export * from '@chakra-ui/react/list';
