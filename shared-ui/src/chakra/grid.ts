export * from '@chakra-ui/react/grid';
