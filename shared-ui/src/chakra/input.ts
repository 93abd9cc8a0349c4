export * from '@chakra-ui/react/input';
