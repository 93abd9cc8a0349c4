export * from '@chakra-ui/react/heading';
