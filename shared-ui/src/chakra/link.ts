export * from '@chakra-ui/react/link';
