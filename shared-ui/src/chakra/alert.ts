export * from '@chakra-ui/react/alert';
