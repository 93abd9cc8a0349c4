export * from '@chakra-ui/react/data-list';
