export * from '@chakra-ui/react/button';
