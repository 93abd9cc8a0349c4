export * from '@chakra-ui/react/textarea';
