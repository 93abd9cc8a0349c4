export * from '@chakra-ui/react/menu';
